import { posix } from '../../paths'

/** Where a document stands in its folder, and what its front matter says of its name. */
interface DocPlace {
  /** File inside the version's folder: "guide/01-install.mdx". */
  file: string
  id?: string
  slug?: string
  numberPrefix: boolean
}

export interface DocIdentity {
  id: string
  name: string
  /** Address below the version: "/guide/install". */
  slug: string
  position?: number
}

export function identifyDoc({ file, id, slug, numberPrefix }: DocPlace): DocIdentity {
  const { dir, name: rawName } = posix.parse(file)
  const rawFolders = dir ? dir.split('/') : []
  const folders = numberPrefix ? rawFolders.map(folder => splitNumberPrefix(folder).name) : rawFolders
  const split = numberPrefix ? splitNumberPrefix(rawName) : { name: rawName }
  const name = id ?? split.name
  return {
    id: [...folders, name].join('/'),
    name,
    slug: slug ? posix.resolve(`/${folders.join('/')}`, slug) : defaultSlug(),
    position: split.position,
  }

  function defaultSlug(): string {
    const isIndex = isFolderIndex(rawName, rawFolders.at(-1))
    return `/${[...folders, ...(isIndex ? [] : [name])].join('/')}`
  }
}

/** Whether a file takes its folder's address: "index", "readme", or named like the folder. */
export function isFolderIndex(fileName: string, folder: string | undefined): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(fileName.toLowerCase())
}

/** "01-intro" -> { position: 1, name: "intro" }; dates and version numbers stay whole. */
export function splitNumberPrefix(name: string): { name: string; position?: number } {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  if (!match || /^\d+[-_.]\d/.test(name)) return { name }
  return { name: match[2]!, position: Number(match[1]) }
}
