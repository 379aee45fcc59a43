import { posix } from '../../paths'

/** A document's place in its folder, with the front matter fields that affect its id and address. */
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
  /** Address relative to the version: "/guide/install". */
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

/** Whether a file gets its folder's address: "index", "readme", or the folder's name. */
export function isFolderIndex(fileName: string, folder: string | undefined): boolean {
  return ['index', 'readme', folder?.toLowerCase()].includes(fileName.toLowerCase())
}

/** Splits "01-intro" into { position: 1, name: "intro" }; dates and version numbers are not split. */
export function splitNumberPrefix(name: string): { name: string; position?: number } {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)
  if (!match || /^\d+[-_.]\d/.test(name)) return { name }
  return { name: match[2]!, position: Number(match[1]) }
}
