import { existsSync } from 'node:fs'
import { toModuleProblems } from '../../config'
import { join, listBelow } from '../../paths'
import type { Problem } from '../../report'

interface Input {
  root: string
  siteDir: string
  /** The config as written: `blog: false` means that the folder is ignored on purpose. */
  config: Record<string, unknown>
}

/** Warns about folders that are not built because the config lacks their key. */
export function unreadFolders({ root, siteDir, config }: Input): Problem[] {
  const faults = ['docs', 'blog'].flatMap(name => {
    const dir = join(siteDir, name)
    if (name in config || !existsSync(dir)) return []
    const files = listBelow(dir).filter(file => /\.mdx?$/.test(file))
    if (files.length === 0) return []
    return {
      path: [],
      what: `No page is made of the ${files.length === 1 ? 'file' : `${files.length} files`} in ${name}/: the configuration has no "${name}"`,
      remedy: `Add ${name}: {}, or ${name}: false if the folder is not meant`,
      severity: 'warning' as const,
    }
  })
  return toModuleProblems({ faults, file: join(siteDir, 'site.config.ts'), root })
}
