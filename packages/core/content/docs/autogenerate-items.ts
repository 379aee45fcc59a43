import type { FieldPath, SidebarItem } from '../../config'
import type { Doc } from '../../model'
import { posix } from '../../paths'
import type { CategoryFile } from './category-file'
import { isFolderIndex, splitNumberPrefix } from './doc-identity'

export interface DocFolders {
  /** Direct documents of each folder; "" is the root. */
  docs: Map<string, Doc[]>
  folders: Map<string, string[]>
  categories: Map<string, CategoryFile>
  numberPrefix: boolean
}

interface Placed {
  item: SidebarItem
  position: number
  name: string
}

export function groupByFolder(input: {
  docs: Doc[]
  dir: string
  categories: Map<string, CategoryFile>
  numberPrefix: boolean
}): DocFolders {
  const docs = new Map<string, Doc[]>([['', []]])
  const folders = new Map<string, string[]>()
  for (const doc of input.docs) {
    const folder = folderOf(doc, input.dir)
    for (let path = folder; !docs.has(path); path = parentOf(path)) {
      docs.set(path, [])
      folders.set(parentOf(path), [...(folders.get(parentOf(path)) ?? []), path])
    }
    docs.get(folder)!.push(doc)
  }
  return { docs, folders, categories: input.categories, numberPrefix: input.numberPrefix }
}

/**
 * Returns the items of a folder: its documents, and subfolders as categories. Undefined if the folder does not
 * exist.
 */
export function autogenerateItems(
  tree: DocFolders,
  dirName: string,
  at: FieldPath,
): SidebarItem[] | undefined {
  const folder = dirName === '.' ? '' : posix.normalize(dirName)
  return tree.docs.has(folder) ? listFolder({ tree, folder, at }) : undefined
}

function listFolder(input: {
  tree: DocFolders
  folder: string
  at: FieldPath
  without?: Doc
}): SidebarItem[] {
  const { tree, folder, at } = input
  const docs = (tree.docs.get(folder) ?? [])
    .filter(doc => doc !== input.without)
    .map((doc): Placed => {
      const item = { type: 'doc' as const, id: doc.id, label: doc.sidebarLabel, at }
      return { item, position: doc.sidebarPosition ?? Infinity, name: posix.basename(doc.source) }
    })
  const categories = (tree.folders.get(folder) ?? []).map(path => toCategory(tree, path, at))
  return [...docs, ...categories].sort(byPosition).map(({ item }) => item)
}

function toCategory(tree: DocFolders, folder: string, at: FieldPath): Placed {
  const file: CategoryFile = tree.categories.get(folder) ?? { collapsible: true }
  const { position: _, label: written, link: __, ...settings } = file
  const folderName = posix.basename(folder)
  const prefix = tree.numberPrefix ? splitNumberPrefix(folderName) : { name: folderName }
  const linked = findLinkedDoc(tree, folder, file)
  const label = written ?? linked?.sidebarLabel ?? linked?.title ?? prefix.name
  const link = linked ? { type: 'doc' as const, id: linked.id } : (file.link ?? undefined)
  const item: SidebarItem = {
    ...settings,
    type: 'category',
    label,
    link,
    items: listFolder({ tree, folder, at, without: linked }),
    at,
  }
  const position = file.position ?? linked?.sidebarPosition ?? prefix.position ?? Infinity
  return { item, position, name: folderName }
}

/** Returns the document that a folder's label links to: the one in the category file, else the index. */
function findLinkedDoc(tree: DocFolders, folder: string, file: CategoryFile): Doc | undefined {
  const docs = tree.docs.get(folder) ?? []
  if (file.link === null || file.link?.type === 'generated-index') return undefined
  if (file.link) {
    const { id } = file.link
    const all = [...tree.docs.values()].flat()
    return docs.find(doc => posix.basename(doc.id) === id) ?? all.find(doc => doc.id === id)
  }
  return docs.find(doc => isFolderIndex(posix.parse(doc.source).name, posix.basename(folder)))
}

function byPosition(a: Placed, b: Placed): number {
  if (a.position !== b.position) return a.position < b.position ? -1 : 1
  return a.name < b.name ? -1 : 1
}

function folderOf(doc: Doc, dir: string): string {
  return parentOf(doc.source.slice(dir.length + 1))
}

function parentOf(path: string): string {
  const dir = posix.dirname(path)
  return dir === '.' ? '' : dir
}
