import { existsSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { dirname, join, listBelow, resolve } from '../paths'
import { ASSET_FILE } from './assets'
import type { ListedFolders } from './listed-folders'

/** A call with a path in which something is filled in. */
const CHOICE = /\brequire\(\s*`([^`\\]*\$\{[^`]*)`\s*\)/g
/** The same put together: `'./logos/' + name + '.svg'`. */
const STRING = /'[^'\\\n]*'|"[^"\\\n]*"/
/** `name`, `icon.file`, `names[0]`, `name.toLowerCase()` */
const VALUE = /[\w$.?]+(?:\(\)|\[[\w$.]+\])?/
const JOINED = new RegExp(
  `\\brequire\\(\\s*((?:${STRING.source})(?:\\s*\\+\\s*(?:${STRING.source}|${VALUE.source}))+)\\s*,?\\s*\\)`,
  'g',
)
const FILLED_IN = /\$\{[^{}]*\}/g
/** What may be left out at the end of a path. */
const CODE_ENDING = /\.(?:[jt]sx?|json)$/
/** What can be imported without a loader. */
const MODULE = new RegExp(`${CODE_ENDING.source}|${ASSET_FILE.source}`, ASSET_FILE.flags)
/** More are no choice of an author, but a folder that was not meant. */
const MOST = 1000

/**
 * `require(`./logos/${name}.svg`)` may mean any file whose path is like that. As in webpack each of them can be had; which
 * one it is turns out when the component is drawn.
 */
export function chosenFiles(siteDir: string, listed: ListedFolders): Plugin {
  return {
    name: 'chosen-files',
    transform: {
      order: 'pre',
      filter: {
        id: { include: /\.[jt]sx?$/, exclude: /node_modules/ },
        code: /\brequire\(\s*(?:`|['"][^'"]+['"]\s*\+)/,
      },
      handler(code, id) {
        const note = (dir: string) => listed.note(id, dir)
        return { code: listChoices(code, { file: id, siteDir, note }), map: null }
      },
    },
  }
}

interface From {
  file: string
  siteDir: string
  /** Is told of every folder that is chosen from. */
  note(dir: string): void
}

/** The code of a module in which such a call chooses from what there is. */
export function listChoices(code: string, from: From): string {
  return code.replace(JOINED, asTemplate).replace(CHOICE, (call, path: string) => {
    const choices = findChoices(path, from)
    if (!choices) return call
    const entries = choices.map(
      ({ written, module }) => `${JSON.stringify(written)}: () => require(${JSON.stringify(module)})`,
    )
    const none = `() => { throw new Error("the import '" + path + "' leads to no file") }`
    return `(path => (({ ${entries.join(', ')} })[path] ?? (${none}))())(\`${path}\`)`
  })
}

function asTemplate(call: string, parts: string): string {
  const text = parts.replace(PART, (_, string?: string, name?: string) =>
    string ? string.slice(1, -1) : `\${${name}}`,
  )
  return /[`\\]/.test(text) ? call : `require(\`${text}\`)`
}

const PART = new RegExp(`\\s*\\+?\\s*(?:(${STRING.source})|(${VALUE.source}))`, 'g')

interface Choice {
  /** As the template becomes it. */
  written: string
  /** As an import names it. */
  module: string
}

/** All that a template may mean; unknown where it does not say in which folder. */
function findChoices(template: string, { file, siteDir, note }: From): Choice[] | undefined {
  const [, loader = '', path = ''] = /^(.*!)?(.*)$/.exec(template) ?? []
  const [folder] = /^(?:@site|\.{1,2})\/(?:[^/$]+\/)*/.exec(path) ?? []
  if (!folder) return undefined
  const dir = folder.startsWith('@site/') ? join(siteDir, folder.slice(6)) : resolve(dirname(file), folder)
  note(dir)
  if (!existsSync(dir)) return []
  const rest = path.slice(folder.length)
  const isMeant = new RegExp(`^${rest.split(FILLED_IN).map(escapePattern).join('.+')}$`)
  // Markdown is meant where the path says so.
  const kinds = loader ? /\.\w+$/ : /\.mdx?$/.test(rest) ? /\.mdx?$/ : MODULE
  const choices = listBelow(dir)
    .filter(name => kinds.test(name) && !/(?:^|\/)(?:node_modules\/|\.)/.test(name))
    .sort()
    .flatMap(name =>
      [...new Set([name, name.replace(CODE_ENDING, '')])]
        .filter(written => isMeant.test(written))
        .map(written => ({ written: loader + folder + written, module: loader + folder + name })),
    )
  return choices.length > MOST ? undefined : choices
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
