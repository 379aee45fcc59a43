import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Site } from '../../config'
import { settleImage } from './page-image'

const siteDir = mkdtempSync(join(tmpdir(), 'page-image-'))
for (const dir of ['docs', 'static/img', 'public']) mkdirSync(join(siteDir, dir), { recursive: true })
for (const file of ['docs/own.png', 'static/img/all.png', 'public/more.png'])
  writeFileSync(join(siteDir, file), 'x')
writeFileSync(join(siteDir, 'docs/a.md'), '---\ntitle: A\nimage: x\n---\n')
const staticDirs = ['static', 'public']
const project = {
  root: siteDir,
  siteDir,
  site: { baseUrl: '/x/', staticDirs, onBrokenImages: 'warn' } as Site,
}
const settle = (image: string) => settleImage(project, 'docs/a.md', image)

it('beside the source is published, in the static folder is named as it lies there', () => {
  expect(settle('./own.png')).toMatchObject({
    image: expect.stringMatching(/^\/assets\/own-\w{8}\.png$/),
    assets: [{ file: join(siteDir, 'docs/own.png') }],
    problems: [],
  })
  expect(['/img/all.png', 'img/all.png'].map(image => settle(image).image)).toEqual([
    '/img/all.png',
    '/img/all.png',
  ])
  expect(settle('/more.png')).toMatchObject({ image: '/more.png', problems: [] })
  expect(settle('https://img.example/a.png').image).toBe('https://img.example/a.png')
})

it('that the static folder lacks is reported as the site asks', () => {
  expect(settle('/img/gone.png')).toMatchObject({
    image: '/img/gone.png',
    problems: [{ what: 'the image /img/gone.png does not exist', severity: 'warning' }],
  })
})

it('that does not exist is reported with its line', () => {
  expect(settle('./gone.png').problems).toEqual([
    {
      what: 'the image ./gone.png does not exist',
      where: { file: 'docs/a.md', line: 3 },
      remedy: 'put the file at docs/gone.png, or fix the path',
    },
  ])
})
