import { existsSync } from 'node:fs'
import type { ModuleBundling, Places } from 'inkstone/config'
import { escapeRegExp } from 'inkstone/model'
import { ASSET_FILE } from 'inkstone/modules'
import { listBelow, relative } from 'inkstone/paths'
import type { Plugin } from 'rolldown'
import { folderPlaces } from './folder-places'

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
const REMEDY = 'put a file there, or correct what is filled in'
/** More are no choice of an author, but a folder that was not meant. */
const MOST = 1000

/**
 * `require(`./logos/${name}.svg`)` may mean any file whose path is like that. As in webpack each of them can be had; which
 * one it is turns out when the component is drawn.
 */
export function chosenFiles(bundle: ModuleBundling): Plugin {
  return {
    name: 'chosen-files',
    transform: {
      order: 'pre',
      filter: {
        id: { include: /\.[jt]sx?$/, exclude: /node_modules/ },
        code: /\brequire\(\s*(?:`|['"][^'"]+['"]\s*\+)/,
      },
      handler(code, id) {
        const note = (dir: string) => bundle.listFolder(id, dir)
        return {
          code: listChoices(code, { root: bundle.root, resolver: bundle.resolver, file: id, note }),
          map: null,
        }
      },
    },
  }
}

interface From extends Places {
  file: string
  /** Called for every folder that is chosen from. */
  note(dir: string): void
}

/** The code of a module in which such a call chooses from what there is. */
function listChoices(code: string, from: From): string {
  return code.replace(JOINED, asTemplate).replace(CHOICE, (call, path: string, at: number, whole: string) => {
    const choices = findChoices(path, from)
    if (!choices) return call
    const entries = choices.map(
      ({ written, module }) => `${JSON.stringify(written)}: () => require(${JSON.stringify(module)})`,
    )
    const where = { file: relative(from.root, from.file), line: whole.slice(0, at).split('\n').length }
    const gap = `{ what, remedy: ${JSON.stringify(REMEDY)}, where: ${JSON.stringify(where)} }`
    const what = `"the import '" + path + "' points to a file that does not exist"`
    const none = `() => { const what = ${what}; throw Object.assign(new Error(what), { gap: ${gap} }) }`
    return `(path => (({ ${entries.join(', ')} })[path] ?? (${none}))())(\`${path}\`)`
  })
}

function asTemplate(call: string, parts: string): string {
  const text = parts.replace(PART, (_, string?: string, name?: string) =>
    string ? string.slice(1, -1) : `\${${name}}`,
  )
  // What follows keeps its line.
  const breaks = '\n'.repeat(call.split('\n').length - 1)
  return /[`\\]/.test(text) ? call : `require(\`${text}\`${breaks})`
}

const PART = new RegExp(`\\s*\\+?\\s*(?:(${STRING.source})|(${VALUE.source}))`, 'g')

interface Choice {
  /** As the template becomes it. */
  written: string
  /** As an import names it. */
  module: string
}

/** All that a template may mean; unknown where it does not say in which folder. */
function findChoices(template: string, { file, resolver, note }: From): Choice[] | undefined {
  const [, loader = '', path = ''] = /^(.*!)?(.*)$/.exec(template) ?? []
  const [folder] = /^(?:@site|\.{1,2})?\/(?:[^/$]+\/)*/.exec(path) ?? []
  if (!folder) return undefined
  const places = folderPlaces(resolver, file, folder)
  places.forEach(note)
  const dir = places.at(-1)
  if (!dir || !existsSync(dir)) return []
  const rest = path.slice(folder.length)
  const isMeant = new RegExp(`^${rest.split(FILLED_IN).map(escapeRegExp).join('.+')}$`)
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
