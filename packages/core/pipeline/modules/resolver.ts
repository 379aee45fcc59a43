import {
  type Hooks,
  type Missing,
  nearestName,
  type Places,
  type Resolved,
  type ResolveImport,
  type Resolver,
  type Site,
} from '../../config'
import { dirname, join, resolve } from '../../paths'
import { engineDir } from '../project/engine-file'
import { staticFolders, staticPlaces } from '../project/static-folders'
import { isCompiledSheet } from '../styles/compiled-sheets'
import { findCode, findText, kindOf, themeFile, themeNames } from './find-file'
import { describeAbsent } from './import-problems'
import { aliasedPath, siteAliases } from './site-aliases'

interface SiteFolder {
  siteDir: string
  /** Undefined while the config itself is read. */
  site?: Pick<Site, 'aliases' | 'staticDirs'>
  /** Hooks of the plugins. */
  hooks?: Pick<Hooks, 'components' | 'modules' | 'styles'>
}

export function createResolver({
  siteDir,
  site = { aliases: {}, staticDirs: ['static'] },
  hooks = {},
}: SiteFolder): Resolver {
  const aliases = siteAliases(siteDir, site.aliases)
  const statics = staticFolders({ siteDir, site })
  const libraries = [engineDir(), ...(hooks.modules?.libraries ?? [])]
  const resolver: Resolver = {
    siteDir,
    aliases,
    statics,
    languages: hooks.styles?.languages ?? {},
    places(specifier, importer) {
      // First as an address, then as a path relative to the site folder.
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
      if (specifier.endsWith('?raw')) return { kind: 'text', file }
      return { kind: isCompiledSheet(resolver, file) ? 'library' : kindOf(file), file }
    },
    missing(specifier, importer) {
      const named = resolver.named(specifier, importer)
      if (named?.kind === 'missing') return named
      return { kind: 'missing', ...describeAbsent(specifier, importer, aliases) }
    },
    isLibrary: file => libraries.some(dir => file.startsWith(`${dir}/`)),
  }
  const known: ResolveImport[] = [
    (specifier, importer) => hooks.modules?.resolve?.(specifier, importer, resolver),
    specifier => resolveTheme(specifier, hooks.components ?? {}),
  ]
  return resolver
}

/** Resolves `@theme/Tabs` to a file of the theme; all capitalized modules may be imported. */
function resolveTheme(
  specifier: string,
  added: NonNullable<Hooks['components']>,
): Resolved | Missing | undefined {
  const [, part] = /^@theme\/(.+)$/.exec(specifier) ?? []
  if (part === undefined) return undefined
  const file = themeFile(part) ?? added[part]?.file
  if (file) return { kind: 'library', file }
  const meant = nearestName(
    specifier,
    [...themeNames(), ...Object.keys(added)].map(name => `@theme/${name}`),
  )
  return {
    kind: 'missing',
    what: `there is no module '${specifier}'`,
    remedy: meant
      ? `did you mean '${meant}'?`
      : 'a component of your own goes below src/components; this part of the theme cannot be imported',
  }
}

/** Returns places for a bundle without a site: the site folder does not exist, so nothing is read from it. */
export function siteless(): Places {
  return { root: engineDir(), resolver: createResolver({ siteDir: join(engineDir(), 'no-site') }) }
}
