import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import builds from '@site/data/generated/recipe-builds.json'
import { terminalMessages } from '@site/data/terminal-messages'
import { terminalPages } from '@site/data/terminal-pages'
import { describe, expect, test } from 'vitest'
import { findMessages } from './find-messages'

const site = join(import.meta.dirname, '../..')
const causes = (output: string) => findMessages(output).map(({ message }) => message.path)

test('finds a message between other lines, with colours, once, harmless ones last', () => {
  const output = [
    '\u001b[36m[info]\u001b[39m 检测到 Tailwind CSS 目标记录与当前解析结果不一致，正在自动重新 patch 并刷新缓存。',
    'vite v5.4.20 building for production...',
    "Error: Cannot find module 'webpack/lib/GraphHelpers'\r",
    "Error: Cannot find module 'webpack/lib/GraphHelpers'",
  ].join('\n')
  expect(causes(output)).toEqual([
    '/docs/quick-start/v4/uni-app-webpack#pitfalls',
    '/docs/quick-start/v4/patch',
  ])
  expect(findMessages('all is well')).toEqual([])
  for (const shell of ['sh: 1: weapp-tw: not found', 'sh: weapp-tw: command not found'])
    expect(causes(shell)).toEqual(['/docs/quick-start/this-plugin#pitfalls'])
  for (const member of ['Compilation', 'NormalModule'])
    expect(
      causes(`Cannot destructure property '${member}' of 'compiler.webpack' as it is undefined.`),
    ).toEqual(['/docs/quick-start/frameworks/uni-app#pitfalls'])
  expect(findMessages(`${'x\n'.repeat(500_000)}ERESOLVE`)).toHaveLength(1)
})

describe.each(terminalMessages.map(message => [message.says.join(' … '), message] as const))(
  '%s',
  (_, message) => {
    test('leads to a page that is there, and to a heading of it', () => {
      const [path = '', hash] = message.path.split('#')
      const text = readPage(path)
      if (hash) expect(text).toContain(`{#${hash}}`)
      expect(text).toContain(`\ntitle: ${terminalPages[path]}\n`)
      if (message.seen === 'page') for (const part of message.says) expect(quotes(text, path)).toContain(part)
    })

    test('no entry before it takes its line', () => {
      const line = message.says.join(' x ')
      expect(findMessages(line)[0]?.message).toBe(message)
    })
  },
)

test('each cause has a sentence that can stand first', () => {
  for (const { cause } of terminalMessages) expect(cause).toContain('。')
})

test('what builds print and cannot do is known', () => {
  const said = (builds as { said?: string[]; fault?: string }[]).flatMap(({ said = [], fault }) => [
    ...said,
    ...(fault ? [fault] : []),
  ])
  // The name of a step in a progress bar.
  const messages = [...new Set(said)].filter(line => line !== 'WarnCaseSensitiveModulesPlugin')
  expect(messages.filter(line => findMessages(line).length === 0)).toEqual([])
})

function readPage(path: string): string {
  const parts = path.slice(1).split('/')
  const folder = join(site, ...parts.slice(0, -1))
  const names = [parts.at(-1)!, ...['index', 'readme'].map(name => join(parts.at(-1)!, name))]
  for (const name of names)
    for (const ending of ['.md', '.mdx'])
      if (existsSync(join(folder, name + ending))) return readFileSync(join(folder, name + ending), 'utf8')
  const numbered = existsSync(folder)
    ? readdirSync(folder).find(file => file.replace(/^\d+[-_.]/, '').replace(/\.mdx?$/, '') === parts.at(-1))
    : undefined
  if (!numbered) throw new Error(`no page ${path}`)
  return readFileSync(join(folder, numbered), 'utf8')
}

/** Returns the text of a page and its partials. */
function quotes(text: string, path: string): string {
  const folder = join(site, ...path.slice(1).split('/').slice(0, -1))
  const partials = [...text.matchAll(/from '(\.{1,2}\/[^']+\.mdx)'/g)].map(([, file]) => {
    const found = [join(folder, file!), join(folder, path.split('/').at(-1)!, file!)].find(existsSync)
    return found ? readFileSync(found, 'utf8') : ''
  })
  return [text, ...partials].join('\n').replaceAll('`` ', '').replaceAll('``', '')
}
