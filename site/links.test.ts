import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import upstream from './data/upstream.json'

const here = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')

/** Pages with all their external addresses. */
const pages = ['docs', 'blog'].flatMap(dir =>
  readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file))
    .map(file => ({ file: `${dir}/${file}`, links: linksIn(read(`${dir}/${file}`)) })),
)

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, href = '']) => href)
}

/** Addresses whose target has moved. */
const MOVED: { was: RegExp; now: string }[] = [
  {
    was: /sonofmagic\/weapp-tailwindcss\/(?:tree|blob)\/main\/(?:demo|packages|website)\b/,
    now: `the folder at the tag ${upstream.tag}: those of main change their names`,
  },
  {
    was: /sonofmagic\/utils\/.*weapp-ide-cli/,
    now: 'weapp-vite/weapp-vite/tree/main/packages/weapp-ide-cli',
  },
  {
    was: /sonofmagic\/uni-app-vue3-tailwind-hbuilder-template/,
    now: 'icebreaker-template/uni-app-vue3-tailwind-hbuilder-template',
  },
  {
    was: /icebreaker-template\/uni-app-vue2-tailwind-hbuilder-template/,
    now: 'icebreaker-trash/uni-app-vue2-tailwind-hbuilder-template',
  },
]

function findMoved(links: string[]): string[] {
  return links.flatMap(link => MOVED.filter(({ was }) => was.test(link)).map(({ now }) => `${link}: ${now}`))
}

describe('links to other sites', () => {
  test('lead to no address that has moved', () => {
    const all = pages.flatMap(({ links }) => links)
    expect(all.length).toBeGreaterThan(60)
    expect(pages.flatMap(({ file, links }) => findMoved(links).map(told => `${file}: ${told}`))).toEqual([])
  })

  test('that have moved are found', () => {
    const repository = 'https://github.com/sonofmagic'
    expect(
      findMoved([
        `${repository}/weapp-tailwindcss/tree/main/demo/gulp-app`,
        `${repository}/utils/tree/main/packages/weapp-ide-cli`,
        `${repository}/uni-app-vue3-tailwind-hbuilder-template`,
        'https://github.com/icebreaker-template/uni-app-vue2-tailwind-hbuilder-template',
        `${repository}/weapp-tailwindcss`,
      ]),
    ).toHaveLength(4)
  })

  test('into the examples of the repository lead to a folder that its tag has', () => {
    const folders = pages.flatMap(({ links }) =>
      links.flatMap(link => {
        const [, tag, folder] = /weapp-tailwindcss\/tree\/([^/]+)\/demo(?:\/(.*))?$/.exec(link) ?? []
        return tag ? { tag: decodeURIComponent(tag), folder } : []
      }),
    )
    expect(folders.length).toBeGreaterThan(1)
    for (const { tag, folder } of folders) {
      expect(tag).toBe(upstream.tag)
      if (folder) expect(upstream.demo).toContain(folder)
    }
  })
})
