import { existsSync } from 'node:fs'
import type { ModuleBundling, Places } from 'inkstone/config'
import { escapeRegExp } from 'inkstone/model'
import { ASSET_FILE } from 'inkstone/modules'
import { listBelow, relative } from 'inkstone/paths'
import type { Plugin } from 'rolldown'
import { folderPlaces } from './folder-places'

/** A call with a template string that contains placeholders. */
const CHOICE = /\brequire\(\s*`([^`\\]*\$\{[^`]*)`\s*\)/g
/** The same as a concatenation: `'./logos/' + name + '.svg'`. */
const STRING = /'[^'\\\n]*'|"[^"\\\n]*"/
/** `name`, `icon.file`, `names[0]`, `name.toLowerCase()` */
const VALUE = /[\w$.?]+(?:\(\)|\[[\w$.]+\])?/
const JOINED = new RegExp(
  `\\brequire\\(\\s*((?:${STRING.source})(?:\\s*\\+\\s*(?:${STRING.source}|${VALUE.source}))+)\\s*,?\\s*\\)`,
  'g',
)
const FILLED_IN = /\$\{[^{}]*\}/g
/** Extensions that may be omitted in a path. */
const CODE_ENDING = /\.(?:[jt]sx?|json)$/
/** Files that can be imported without a loader. */
const MODULE = new RegExp(`${CODE_ENDING.source}|${ASSET_FILE.source}`, ASSET_FILE.flags)
const REMEDY = 'put a file there, or correct what is filled in'
/** With more files, the pattern is probably a mistake. */
const MOST = 1000

/**
 * Resolves `require(`./logos/${name}.svg`)`: as in webpack, all files that match the pattern are bundled, and
 * one is selected at run time.
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
  /** Called for every folder that is searched. */
  note(dir: string): void
}

/** Replaces such calls by a selection among the matching files. */
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
  // Keeps the line numbers of the code below.
  const breaks = '\n'.repeat(call.split('\n').length - 1)
  return /[`\\]/.test(text) ? call : `require(\`${text}\`${breaks})`
}

const PART = new RegExp(`\\s*\\+?\\s*(?:(${STRING.source})|(${VALUE.source}))`, 'g')

interface Choice {
  /** The path that the template evaluates to. */
  written: string
  /** The specifier for an import. */
  module: string
}

/** Returns all files that match a template; undefined if its folder is unknown. */
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
  // Includes Markdown only if the path has its extension.
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
