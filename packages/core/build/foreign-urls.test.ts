import { expect, it } from 'vitest'
import type { Site } from '../config'
import { foreignUrlWarnings } from './foreign-urls'
import type { PageRecord } from './page-record'

const site = {
  allowedForeignUrls: { images: ['https://img.example/'], frames: ['https://player.example/'], media: [] },
} as unknown as Site

const warningsFor = (links: PageRecord['facts']['links']) =>
  foreignUrlWarnings([{ path: '/a', source: 'docs/a.md', facts: { links } } as PageRecord], site)

it('reports what the policy blocks and which field allows it', () => {
  expect(
    warningsFor([
      { href: 'https://else.example/a', kind: 'link' },
      { href: '/own.png', kind: 'image' },
      { href: '//img.example/a.png', kind: 'image' },
      { href: '//else.example/a.png', kind: 'image' },
      { href: 'https://player.example/a', kind: 'frame' },
      { href: 'https://else.example/f', kind: 'frame' },
      { href: 'https://img.example/a.mp4', kind: 'embed' },
    ]),
  ).toEqual([
    'docs/a.md loads https://else.example/a.png from another host; the content policy blocks it unless allowedForeignUrls.images names it',
    'docs/a.md shows a link instead of the frame https://else.example/f until allowedForeignUrls.frames names its host',
    'docs/a.md loads https://img.example/a.mp4 from another host; the content policy blocks it unless allowedForeignUrls.media names it',
  ])
})
