import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'inkstone/paths'
import type { Notes } from './notes'

/** Theme parts that this engine has under the same name: imports in pages resolve to them. */
export const OWN_PARTS = [
  'Admonition',
  'BrowserOnly',
  'CodeBlock',
  'Collapsible',
  'Details',
  'DocCard',
  'DocCardList',
  'Head',
  'Heading',
  'Icon',
  'IdealImage',
  'Layout',
  'Link',
  'MDXContent',
  'TOCCollapsible',
  'TOCInline',
  'TabItem',
  'Tabs',
  'ThemedImage',
]

const REMEDIES: [RegExp, string][] = [
  [/^Footer/, 'Set `footer` in site.config.ts, or rewrite it as theme/Footer.tsx'],
  [/^NotFound/, 'Rewrite it as theme/NotFoundPage.tsx'],
  [/^(?:Navbar|Logo|ColorModeToggle)/, 'Set `navbar` in site.config.ts'],
  [/^AnnouncementBar/, 'Set `announcementBar` in site.config.ts'],
  [/^(?:Root|Layout)/, 'Put what it adds into a component, and use that in the pages'],
  [/^(?:Doc|Blog|MDXPage)/, 'Put what it adds into the pages, or style it in site.css'],
]

/** Notes parts in src/theme that this engine draws itself, so that the site's are not used. */
export function findSwizzled(dir: string, notes: Notes): void {
  const theme = join(dir, 'src/theme')
  if (!existsSync(theme)) return
  const imported = importedParts(dir)
  const entries = readdirSync(theme, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  for (const entry of entries) {
    const name = entry.isDirectory() ? entry.name : entry.name.replace(/\.\w+$/, '')
    if (!entry.isDirectory() && !/^\.[jt]sx?$/.test(extname(entry.name))) continue
    const shown = `src/theme/${name}`
    if (name === 'MDXComponents') continue
    if (/^Search/.test(name)) notes.replaced('', shown, 'the built-in search')
    else if (name === 'prism-include-languages')
      notes.replaced('', shown, 'the languages of Shiki, all built in')
    else if (/^[A-Z]/.test(name) && !(imported.has(name) && !OWN_PARTS.includes(name)))
      notes.visible('', `${shown}: the engine has its own`, remedyFor(name))
  }
}

function remedyFor(name: string): string {
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(name)) ?? []
  return remedy ?? 'Style the engine’s in site.css, or write a component under another name for the pages'
}

/** Returns the first path segments of "@theme/…" imports outside of src/theme. */
function importedParts(dir: string): Set<string> {
  const found = new Set<string>()
  const read = (folder: string, depth: number) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (
          depth < 12 &&
          !/^(?:\..*|node_modules|build|static)$/.test(entry.name) &&
          path !== join(dir, 'src/theme')
        )
          read(path, depth + 1)
      } else if (/\.(?:mdx?|[jt]sx?)$/.test(entry.name))
        for (const [, name] of readFileSync(path, 'utf8').matchAll(/['"]@theme\/(\w+)/g)) found.add(name!)
    }
  }
  read(dir, 0)
  return found
}
