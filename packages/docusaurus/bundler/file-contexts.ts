import { existsSync } from 'node:fs'
import type { ModuleBundling, Resolver } from 'inkstone/config'
import { dirname, join, listBelow } from 'inkstone/paths'
import { placeAt } from 'inkstone/styles'
import type { Plugin } from 'rolldown'
import { replaceCalls, type SyntaxNode } from './find-calls'
import { folderPlaces } from './folder-places'

/** Implements webpack's `require.context`: a function that lists and loads the files of a folder. */
export function fileContexts(bundle: ModuleBundling): Plugin {
  return {
    name: 'file-contexts',
    transform: {
      order: 'pre',
      filter: {
        id: { include: /\.[jt]sx?$/, exclude: /node_modules/ },
        code: /\brequire\.context\(/,
      },
      handler(code, id) {
        // The dev server treats every watched path as a module.
        const watch = (dir: string) => this.meta.watchMode || this.addWatchFile(dir)
        const note = (dir: string) => bundle.listFolder(id, dir)
        return { code: listFiles(code, { file: id, resolver: bundle.resolver, watch, note }), map: null }
      },
    },
  }
}

interface From {
  file: string
  resolver: Resolver
  /** Called for every listed folder, because a new file in it changes the module. */
  watch(dir: string): unknown
  /** Called for the top folder only. */
  note(dir: string): void
}

function listFiles(code: string, from: From): string {
  return replaceCalls(code, from.file, ({ callee, arguments: given = [], start }) => {
    if (callee?.object?.name !== 'require' || callee.property?.name !== 'context') return undefined
    const [folder, deep, pattern, mode] = given
    // Only literal arguments are known at build time.
    const unwritten = given.find(({ type }) => type !== 'Literal')
    if (unwritten || typeof folder?.value !== 'string')
      throw unknownFolder(code, from.file, unwritten ?? folder ?? { type: '', start, end: start })
    const isLater = mode !== undefined && mode.value !== 'sync'
    const isMeant = new RegExp(pattern?.regex?.pattern ?? '', pattern?.regex?.flags.replace(/[gy]/g, ''))
    const [, loader = '', path = ''] = /^(.*!)?(.*?)\/*$/.exec(folder.value) ?? []
    const files = filesIn(path, from)
      .filter(name => (deep?.value !== false || !name.includes('/')) && isMeant.test(`./${name}`))
      .map(
        name =>
          `${JSON.stringify(`./${name}`)}: ${isLater ? 'async ' : ''}() => require(${JSON.stringify(`${loader}${path}/${name}`)})`,
      )
    return writeContext(files, path)
  })
}

/** Creates the error for the bundler. */
function unknownFolder(code: string, file: string, { start }: SyntaxNode): Error {
  return Object.assign(new Error('require.context must be told here which files it lists'), {
    id: file,
    loc: { file, ...placeAt(code, start) },
    remedy: "write the arguments out, without variables: require.context('./folder', true, /\\.mdx$/)",
  })
}

function writeContext(files: string[], folder: string): string {
  const none = `throw new Error("'" + path + "' is not in " + ${JSON.stringify(folder)})`
  const choose = `path => { if (!files[path]) ${none}; return files[path]() }`
  const more = `{ keys: () => Object.keys(files), resolve: path => path, id: ${JSON.stringify(folder)} }`
  return `((files = { ${files.join(', ')} }) => Object.assign(${choose}, ${more}))()`
}

function filesIn(path: string, { file, resolver, watch, note }: From): string[] {
  const places = folderPlaces(resolver, file, `${path}/`)
  places.forEach(note)
  const dir = places.at(-1)
  if (!dir || !existsSync(dir)) return []
  const names = listBelow(dir)
  for (const folder of new Set([dir, ...names.map(name => dirname(join(dir, name)))])) watch(folder)
  return names.filter(name => /\.\w+$/.test(name) && !/(?:^|\/)(?:node_modules\/|\.)/.test(name)).sort()
}
