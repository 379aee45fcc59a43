import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import upstream from './data/upstream.json'

const here = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')

/** "docs/projects.md" with every address outside of the site that it has. */
const pages = ['docs', 'blog'].flatMap(dir =>
  readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file))
    .map(file => ({ file: `${dir}/${file}`, links: linksIn(read(`${dir}/${file}`)) })),
)

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, href = '']) => href)
}

/** Addresses that no longer lead where they did. */
const MOVED: { was: RegExp; now: string }[] = [
  {
    was: /sonofmagic\/weapp-tailwindcss\/(?:tree|blob)\/main\/(?:demo|packages|website)\b/,
    now: `the folder at the tag ${upstream.tag.name}: those of main change their names`,
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
      expect(tag).toBe(upstream.tag.name)
      if (folder) expect(upstream.tag.demo).toContain(folder)
    }
  })
})

test('docs/how-to-contribute is true for the branch that it names, as of the month that it names', () => {
  const page = read('docs/how-to-contribute.md')
  const [year, month] = upstream.date.split('-').map(Number)
  expect(page).toContain(`\`${upstream.branch}\` 分支在 ${year} 年 ${month} 月的样子`)

  const [, oldest, newer] = /\^([\d.]+)\.0 \|\| >=([\d.]+)\.0/.exec(upstream.node) ?? []
  expect(page).toContain(`Node.js ${oldest} 以上（或 ${newer} 以上）`)
  expect(page).toContain(`pnpm ${/@(\d+)/.exec(upstream.packageManager)?.[1]}`)

  const commands = [...page.matchAll(/pnpm (?:run )?([a-z][\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(6)
  expect(commands.filter(name => !upstream.scripts.includes(name))).toEqual([])
  const [, tagged = '', script = ''] = /`git checkout ([^`]+)`；那时的命令叫 `([^`]+)`/.exec(page) ?? []
  expect(tagged).toBe(upstream.tag.name)
  expect(upstream.tag.scripts).toContain(script)
})

test('docs/how-to-contribute names folders that the repository has', () => {
  const [, layout = ''] = /\{#layout\}\n([\s\S]*?)\n## /.exec(read('docs/how-to-contribute.md')) ?? []
  const rows = [...layout.matchAll(/^\| (`.*?`)[^|]*\|/gm)].flatMap(([, cell = '']) => namesIn(cell))
  const [, runtime = ''] = /^\| `packages-runtime` \|(.*)\|$/m.exec(layout) ?? []
  const [, core = ''] = /`packages\/weapp-tailwindcss\/src` 里按职责分：(.*)/.exec(layout) ?? []
  const folders = [
    ...rows,
    ...namesIn(runtime).map(name => `packages-runtime/${name}`),
    ...namesIn(core).map(name => `packages/weapp-tailwindcss/src/${name}`),
  ]
  expect(folders.length).toBeGreaterThan(14)
  expect(folders.filter(name => !upstream.folders.includes(name))).toEqual([])
})

test('docs/community/group names channels that exist, and leads nobody in a circle', () => {
  const page = read('docs/community/group.md')
  const repository = 'https://github.com/sonofmagic/weapp-tailwindcss'
  expect(linksIn(page)).toEqual([`${repository}/issues`, `${repository}/discussions`])
  expect(page).toContain('现在没有公开的微信群或 QQ 群入口')
  // Pages that a reader may be sent to from there promise no group either.
  for (const file of ['docs/community/consult.md', 'docs/community/index.md', 'docs/sponsor.md'])
    expect(read(file), file).not.toMatch(/(?:加入|扫码|进)[^。\n]{0,8}群/)
})

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name)
}
