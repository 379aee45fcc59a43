import type { Plugin } from 'rolldown'
import { toSlashes } from '../../paths'

/** Records modules with code in the output, in contrast to modules that were only read. */
export function noteShipped(shipped: Set<string>): Plugin {
  return {
    name: 'note-shipped',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(file.modules))
          if (renderedLength > 0) shipped.add(id)
      }
    },
  }
}

/** Returns the folders of the installed packages that modules belong to, sorted. */
export function packageFolders(modules: Iterable<string>): string[] {
  const folders = [...modules].flatMap(id => {
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(toSlashes(id).replace(/^\0/, '')) ?? []
    return folder ?? []
  })
  return [...new Set(folders)].sort()
}
