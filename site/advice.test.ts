import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

interface Block {
  /** Place of the block: "docs/multi-platform.md:27". */
  at: string
  info: string
  code: string
}

/** Returns the code blocks with their places. */
function readBlocks(file: string, text: string): Block[] {
  return [...text.matchAll(/^( *)(`{3,})([^\n]*)\n([\s\S]*?)^\1\2\s*$/gm)].map(match => ({
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
    info: match[3]!,
    code: match[4]!,
  }))
}

/** Advice that must not occur: it was followed once, and did not work. */
const MISTAKES: { why: string; isMade(block: Block): boolean }[] = [
  {
    why: 'src/main.css is the entry of uni-app, which resolves a package without a path to its script: weapp-tailwindcss/css',
    isMade: ({ info, code }) => info.includes('main.css') && /@import ["']weapp-tailwindcss["']/.test(code),
  },
  {
    why: 'a whole vite.config of uni-app without css.postcss has no Tailwind: complete it, or mark it as part',
    isMade: ({ info, code }) =>
      /vite\.config\.\w+"(?!.* part)/.test(info) &&
      code.includes('vite-plugin-uni') &&
      !code.includes('postcss'),
  },
  {
    why: 'a folder in resolve.paths is searched from its parent: the path of a package.json',
    isMade: ({ code }) => /paths: \[(?:__dirname|import\.meta\.dirname)\]/.test(code),
  },
  {
    why: 'pnpm 11 no longer reads shamefully-hoist from .npmrc: shamefullyHoist in pnpm-workspace.yaml',
    isMade: ({ info, code }) => info.includes('.npmrc') && code.includes('shamefully-hoist'),
  },
  {
    why: 'transform is the default export of @weapp-tailwindcss/typography',
    isMade: ({ code }) =>
      /import \{[^}]*\btransform\b[^}]*\} from '@weapp-tailwindcss\/typography/.test(code),
  },
  {
    why: 'versions that a reader installs are pinned: weapp-tailwindcss@{version:plugin}',
    isMade: ({ info, code }) =>
      info.startsWith('bash') &&
      /^(?:npm (?:i|install)|pnpm add|yarn add) .*(?<=\s)(?:weapp-)?tailwindcss(?:\s|$)/m.test(code),
  },
]

function findMistakes(blocks: Block[]): string[] {
  return blocks.flatMap(block =>
    MISTAKES.filter(({ isMade }) => isMade(block)).map(({ why }) => `${block.at}: ${why}`),
  )
}

test('no block of code advises what did not work', () => {
  const blocks = ['docs', 'blog'].flatMap(dir =>
    readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.mdx?$/.test(file))
      .flatMap(file => readBlocks(`${dir}/${file}`, readFileSync(join(here, dir, file), 'utf8'))),
  )
  expect(blocks.length).toBeGreaterThan(400)
  expect(findMistakes(blocks)).toEqual([])
})

test('each of them is reported with its place', () => {
  const page = [
    '```css title="src/main.css"\n@import "weapp-tailwindcss";\n```',
    '```ts title="vite.config.ts"\nimport uni from \'@dcloudio/vite-plugin-uni\'\n```',
    '```ts\nresolve: { paths: [__dirname] }\n```',
    '```ini title=".npmrc"\nshamefully-hoist=true\n```',
    "```js\nimport { transform } from '@weapp-tailwindcss/typography/transform'\n```",
    '```bash npm2yarn\nnpm install -D tailwindcss weapp-tailwindcss@4.2.8\n```',
  ].join('\n')
  const told = findMistakes(readBlocks('a.md', page))
  expect(told.map(text => text.split(': ')[0])).toEqual([1, 4, 7, 10, 13, 16].map(line => `a.md:${line}`))
})
