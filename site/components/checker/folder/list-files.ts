/** A file of the reader's folder, read on demand. */
export interface ListedFile {
  path: string
  read(): Promise<string>
}

const skipped = /^(?:node_modules|dist|unpackage|miniprogram_npm|\..*)$/
const maxFiles = 5000
const maxDepth = 10

/** Lists the files of a dropped folder. */
export async function listEntriesOf(roots: FileSystemEntry[]): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for (const root of roots) {
    // The folder itself is the project; paths do not include its name.
    if (root.isDirectory) await listEntries(root as FileSystemDirectoryEntry, '', files, 0)
    else addEntry(root as FileSystemFileEntry, '', files)
  }
  return files
}

async function listEntries(
  folder: FileSystemDirectoryEntry,
  prefix: string,
  files: ListedFile[],
  depth: number,
): Promise<void> {
  const reader = folder.createReader()
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (entries.length === 0) return
    for (const entry of entries) {
      if (files.length >= maxFiles || depth > maxDepth) return
      if (entry.isFile) addEntry(entry as FileSystemFileEntry, prefix, files)
      else if (!skipped.test(entry.name))
        await listEntries(entry as FileSystemDirectoryEntry, `${prefix}${entry.name}/`, files, depth + 1)
    }
  }
}

function addEntry(entry: FileSystemFileEntry, prefix: string, files: ListedFile[]): void {
  files.push({
    path: prefix + entry.name,
    read: () => new Promise<File>((resolve, reject) => entry.file(resolve, reject)).then(file => file.text()),
  })
}

/** Lists the files of `<input webkitdirectory>`, whose paths start with the folder's name. */
export function listChosen(chosen: FileList): ListedFile[] {
  return [...chosen]
    .map(file => ({
      path: file.webkitRelativePath.split('/').slice(1).join('/') || file.name,
      read: () => file.text(),
    }))
    .filter(
      ({ path }) =>
        !path
          .split('/')
          .slice(0, -1)
          .some(part => skipped.test(part)),
    )
    .slice(0, maxFiles)
}

interface DirectoryHandle {
  entries(): AsyncIterable<[string, DirectoryHandle & { kind: string; getFile(): Promise<File> }]>
}

/** Asks for a folder, if the browser can provide one without reading all of it; undefined otherwise. */
export async function askForFolder(): Promise<ListedFile[] | undefined> {
  const { showDirectoryPicker } = window as { showDirectoryPicker?: () => Promise<DirectoryHandle> }
  if (!showDirectoryPicker) return undefined
  const files: ListedFile[] = []
  await listHandle(await showDirectoryPicker(), '', files, 0)
  return files
}

async function listHandle(
  folder: DirectoryHandle,
  prefix: string,
  files: ListedFile[],
  depth: number,
): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (files.length >= maxFiles || depth > maxDepth) return
    if (handle.kind === 'file')
      files.push({ path: prefix + name, read: () => handle.getFile().then(file => file.text()) })
    else if (!skipped.test(name)) await listHandle(handle, `${prefix}${name}/`, files, depth + 1)
  }
}
