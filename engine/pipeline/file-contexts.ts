import { existsSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { dirname, join, listBelow, resolve } from '../paths'

/** `require.context('./folder', true, /\.md$/)`, written out. */
const CALL =
  /\brequire\.context\(\s*(['"])((?:(?!\1)[^\\\n])*)\1\s*(?:,\s*(true|false)\s*)?(?:,\s*\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)\s*)?,?\s*\)/g

/** `require.context` of webpack: the files of a folder as one function, which lists them and hands them out. */
export function fileContexts(siteDir: string): Plugin {
  return {
    name: 'file-contexts',
    transform: {
      order: 'pre',
      filter: {
        id: { include: /\.[jt]sx?$/, exclude: /node_modules/ },
        code: /\brequire\.context\(/,
      },
      handler: (code, id) => ({ code: listFiles(code, { file: id, siteDir }), map: null }),
    },
  }
}

function listFiles(code: string, from: { file: string; siteDir: string }): string {
  return code.replace(CALL, (_, _quote, folder: string, deep = 'true', pattern = '', flags = '') => {
    const isMeant = new RegExp(pattern, flags.replace(/[gy]/g, ''))
    const [, loader = '', path = ''] = /^(.*!)?(.*?)\/*$/.exec(folder) ?? []
    const files = filesIn(path, from)
      .filter(name => (deep === 'true' || !name.includes('/')) && isMeant.test(`./${name}`))
      .map(name => `"./${name}": () => require(${JSON.stringify(`${loader}${path}/${name}`)})`)
    const choose = `path => { if (!files[path]) throw new Error("'" + path + "' is not in ${path}"); return files[path]() }`
    return `((files = { ${files.join(', ')} }) => Object.assign(${choose}, { keys: () => Object.keys(files), resolve: path => path, id: "${path}" }))()`
  })
}

function filesIn(path: string, { file, siteDir }: { file: string; siteDir: string }): string[] {
  const dir = path.startsWith('@site') ? join(siteDir, path.slice(5)) : resolve(dirname(file), path)
  if (!existsSync(dir)) return []
  return listBelow(dir)
    .filter(name => /\.\w+$/.test(name) && !/(?:^|\/)(?:node_modules\/|\.)/.test(name))
    .sort()
}
