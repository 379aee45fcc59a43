import { statSync } from 'node:fs'
import { nearestName, type Site } from '../../config'
import { dirname, join, resolve } from '../../paths'
import { themeDir } from '../project/engine-file'
import { staticFolders, staticPlaces } from '../project/static-folders'
import { docusaurusImports } from './docusaurus/docusaurus-imports'
import { findCode, findText, kindOf, moduleNames, themeFile } from './find-file'
import { describeAbsent } from './import-problems'
import type { Missing, Resolved, ResolveImport, Resolver } from './resolved'
import { aliasedPath, siteAliases } from './site-aliases'

interface SiteFolder {
  siteDir: string
  /** None while the config itself is read. */
  site?: Pick<Site, 'aliases' | 'staticDirs'>
  /** What plugins add to the theme: files by name. */
  themeParts?: Record<string, string>
}

/** Prepares to tell what the imports of a site mean. */
export function createResolver({
  siteDir,
  site = { aliases: {}, staticDirs: ['static'] },
  themeParts = {},
}: SiteFolder): Resolver {
  const aliases = siteAliases(siteDir, site.aliases)
  const statics = staticFolders({ siteDir, site })
  const resolver: Resolver = {
    siteDir,
    aliases,
    statics,
    places(specifier, importer) {
      // As an address, and as a path for whom the site's folder is the root.
      if (specifier.startsWith('/')) return [...staticPlaces(statics, specifier), join(siteDir, specifier)]
      if (specifier.startsWith('.')) return [resolve(dirname(importer), specifier)]
      return [aliasedPath(aliases, specifier) ?? []].flat()
    },
    find: (specifier, importer) => findCode(resolver.places(specifier, importer)),
    named: (specifier, importer) => {
      for (const resolveImport of known) {
        const found = resolveImport(specifier, importer)
        if (found) return found
      }
      return undefined
    },
    resolve(specifier, importer) {
      const named = resolver.named(specifier, importer)
      if (named) return named
      const places = resolver.places(specifier.replace(/\?raw$/, ''), importer)
      if (places.length === 0) return { kind: 'package', name: specifier }
      const file = specifier.endsWith('?raw') ? findText(places) : findCode(places)
      if (!file) return resolver.missing(specifier, importer)
      return specifier.endsWith('?raw') ? { kind: 'text', file } : { kind: kindOf(file), file }
    },
    missing(specifier, importer) {
      const named = resolver.named(specifier, importer)
      if (named?.kind === 'missing') return named
      return { kind: 'missing', ...describeAbsent(specifier, importer, aliases) }
    },
  }
  const known: ResolveImport[] = [
    docusaurusImports(resolver),
    specifier => resolveTheme(specifier, themeParts),
  ]
  return resolver
}

/**
 * Where the folder that an import names may lie, in the order in which the places are asked; the first that is there is
 * the folder, and none behind it counts.
 */
export function folderPlaces(resolver: Resolver, importer: string, specifier: string): string[] {
  const places = resolver.places(specifier, importer).map(path => path.replace(/\/+$/, ''))
  const found = places.findIndex(path => statSync(path, { throwIfNoEntry: false })?.isDirectory())
  return found < 0 ? places : places.slice(0, found + 1)
}

/** `@theme/Tabs` is a file of the theme; all of those that begin with a capital may be imported. */
function resolveTheme(specifier: string, added: Record<string, string>): Resolved | Missing | undefined {
  const [, part] = /^@theme\/(.+)$/.exec(specifier) ?? []
  if (part === undefined) return undefined
  const file = themeFile(part) ?? added[part]
  if (file) return { kind: 'library', file }
  const meant = nearestName(specifier, [...themeNames(), ...Object.keys(added).map(name => `@theme/${name}`)])
  return {
    kind: 'missing',
    what: `there is no module '${specifier}'`,
    remedy: meant
      ? `did you mean '${meant}'?`
      : 'a component of your own goes below src/components; this part of the theme cannot be imported',
  }
}

function themeNames(): string[] {
  return moduleNames(themeDir())
    .filter(name => /^[A-Z]/.test(name))
    .map(name => `@theme/${name}`)
}
