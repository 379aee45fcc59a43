import { existsSync } from 'node:fs'
import type { ModuleBundling, Resolver } from 'inkstone/config'
import { dirname, join, listBelow } from 'inkstone/paths'
import { placeAt } from 'inkstone/styles'
import type { Plugin } from 'rolldown'
import { replaceCalls, type SyntaxNode } from './find-calls'
import { folderPlaces } from './folder-places'

/** `require.context` of webpack: the files of a folder as one function, which lists them and hands them out. */
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
        // The dev server takes for a module whatever it is told to watch.
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
  /** Called for every folder that is listed: another file in it makes another module. */
  watch(dir: string): unknown
  /** The same of the uppermost. */
  note(dir: string): void
}

function listFiles(code: string, from: From): string {
  return replaceCalls(code, from.file, ({ callee, arguments: given = [], start }) => {
    if (callee?.object?.name !== 'require' || callee.property?.name !== 'context') return undefined
    const [folder, deep, pattern, mode] = given
    // Only what is written out is known before anything runs.
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

/** As an error of a bundler's plugin. */
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
