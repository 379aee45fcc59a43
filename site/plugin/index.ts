import { join } from 'node:path'
import { type DocChoice, definePlugin, type Hooks } from 'inkstone/config'
import { lines, offeredLines, oldLine, unproven } from '../data/lines'
import { fillForLines, hasVersions } from '../data/plugin-lines'
import { pluginTabs } from '../data/plugin-tabs'
import { cardArt } from './card-art'
import { drawSample } from './draw-sample'
import { hintsOf } from './hints'
import { keepEnds } from './keep-ends'
import { keepNames } from './keep-names'
import { starterFileOf } from './starter-file'

/** The site's plugin: samples and commands by plugin line, and the versions that a page applies to. */
export default definePlugin({
  name: 'plugin-lines',
  version: '2',
  setup: (_, { siteDir }) => ({ ...hooks, sheets: sheetsIn(siteDir) }),
})

/** Settings of tabs that follow the picker at the top of the page. */
const followed = { ...pluginTabs, follows: true }

export const hooks: Hooks = {
  cardArt,
  markdown: { hast: [keepEnds, keepNames] },
  fences: {
    draw: drawSample,
    variants(fence) {
      const file = starterFileOf(fence)
      const code = file?.text ?? fence.code
      if (!file && !hasVersions(code)) return undefined
      return { ...followed, title: file?.path, variants: fillForLines(code) }
    },
    hints: hintsOf,
    words: {
      transform: true,
      part: true,
      file: true,
      lines: true,
      own: true,
      compare: true,
      explained: true,
      options: true,
      tw: ['3', '4'],
      plugin: [...lines, oldLine].map(({ id }) => id),
    },
  },
  frontMatter: ({ z, strict }) => ({
    applies: strict({ plugin: z.string().optional(), tailwind: z.array(z.number()).optional() }),
  }),
  badge(fields) {
    const applies = fields.applies as { plugin?: string; tailwind?: number[] } | undefined
    const parts = [
      applies?.plugin ? `weapp-tailwindcss ${pluginText(applies.plugin)}` : '',
      applies?.tailwind?.length ? `Tailwind CSS ${applies.tailwind.join('、')}` : '',
    ].filter(Boolean)
    if (parts.length === 0) return undefined
    return {
      label: '适用于',
      parts,
      ...(applies?.plugin === 'lines' ? { choice: lineChoice(applies.tailwind) } : {}),
    }
  },
}

/** Sheets of what few pages have. */
function sheetsIn(siteDir: string) {
  const sheet = (name: string, when: RegExp) => ({ file: join(siteDir, `plugin/sheets/${name}.css`), when })
  return [
    sheet('choices', /class="choices/),
    sheet('recipes', /class="[^"]*\b(?:remark|built-with)\b/),
    sheet('samples', /class="sample-out/),
    sheet('code-table', /class="code-table/),
    sheet('rows', /class="rows/),
    sheet('row-links', /class="rows(?: stacks)?"/),
    sheet('symptoms', /class="rows symptoms/),
  ]
}

/** The picker: an entry for each line with what it needs for the page's majors, and one for the unproven line. */
function lineChoice(majors: number[] = [3, 4]): DocChoice {
  return {
    ...pluginTabs,
    options: [
      ...offeredLines.map(({ id, tailwind, node }) => {
        const versions = majors.map(major => tailwind[major as 3 | 4] ?? major)
        return {
          value: id,
          label: id,
          parts: [`Tailwind CSS ${versions.join(' 或 ')}`, `Node.js ${inWords(node)}`],
        }
      }),
      {
        value: unproven.id,
        label: unproven.label,
        parts: ['本站没有验证过，写法以发布说明为准'],
        link: { href: unproven.notes, label: '发布说明' },
      },
    ],
  }
}

/** Formats an npm range for readers. */
function inWords(range: string): string {
  return range.replace(/(?:\^|>=)(\d+\.\d+)\.\d+/g, '$1+').replace(' || ', ' 或 ')
}

/** Formats the plugin field of a page; `plugin: lines` means all current lines. */
function pluginText(plugin: string): string {
  return plugin === 'lines'
    ? [...lines]
        .reverse()
        .map(({ id }) => `${id}.x`)
        .join('、')
    : plugin
}
