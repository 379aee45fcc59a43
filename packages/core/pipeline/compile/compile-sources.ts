import { readFileSync } from 'node:fs'
import type { Hooks, Resolver, Site } from '../../config'
import {
  type Compile,
  type Content,
  parseFields,
  type SourceText,
  splitFrontMatter,
  toFormat,
} from '../../content'
import { type CompiledPage, createMarkdown } from '../../markdown'
import { interfaceLanguage } from '../../model'
import { join, relative } from '../../paths'
import type { Assets } from '../modules/assets'
import { errorPlace } from '../modules/error-place'
import { contentFolders } from '../project/content-folders'
import { contentHash } from '../project/hash'
import type { CompiledStore } from './compiled-store'
import { createLinkResolver } from './links'

interface Input {
  root: string
  resolver: Resolver
  site: Site
  assets: Assets
  codeLinks?: Record<string, string>
  hooks?: Hooks
  /** Hash of everything the config and its plugins depend on. */
  configHash?: string
  known?: Map<string, CompiledPage>
  /** Compiled pages of an earlier process. */
  store?: CompiledStore
  engineKey?: string
}

export interface SourceCompiler {
  compile: Compile
  /** Compiles imported partials, recursively, into the same map. */
  addPartials(sources: Content['sources']): void
  /** Compiles Markdown that components import, by absolute file. */
  addPages(files: string[], sources: Content['sources']): void
  /** All compiled pages, to be reused next time. */
  compiled: Map<string, CompiledPage>
}

export function createSourceCompiler(input: Input): SourceCompiler {
  const { root, resolver, site, assets, codeLinks, hooks, configHash, known, store, engineKey } = input
  const { siteDir, statics } = resolver
  const markdown = createMarkdown({
    codeLinks,
    fences: hooks?.fences,
    lineMarks: site.markdown.lineMarks,
    headingRules: site.markdown.headings,
    sources: hooks?.sources,
    plugins: hooks?.markdown,
    marksTagLinks: site.onBrokenTagLinks !== 'throw',
    language: interfaceLanguage(site.locale),
  })
  const compiled = new Map<string, CompiledPage>()
  const contentDirs = contentFolders({ siteDir, site })
  const { baseUrl, locale } = site
  const settings = contentHash(
    JSON.stringify([
      engineKey,
      root,
      siteDir,
      baseUrl,
      locale.htmlLang,
      site.markdown,
      site.trailingSlash,
      site.onBrokenImages,
      site.onBrokenTagLinks,
      contentDirs,
      statics,
      codeLinks,
      configHash,
    ]),
  )
  const compile: Compile = input => {
    const key = contentHash(settings, JSON.stringify(input))
    const page = known?.get(key) ?? store?.find(key) ?? compileNow(input)
    compiled.set(key, page)
    return page
  }
  function compileNow({ source, slug, ...input }: SourceText): CompiledPage {
    const file = join(siteDir, source)
    const record = { assets: [], reads: [], found: [] }
    const links = createLinkResolver({
      root,
      siteDir,
      baseUrl: site.baseUrl,
      statics,
      file,
      slug,
      trailingSlash: site.trailingSlash,
      onBrokenImages: site.onBrokenImages,
      contentDir: contentDirs.find(dir => file.startsWith(`${dir}/`)),
      assets,
      record,
    })
    const shown = relative(root, file)
    const resolvers = { resolveLink: links.link, resolveAsset: links.asset }
    try {
      return markdown.compile({ ...input, ...resolvers, file: shown, record, tabsSync: !input.isBlog })
    } catch (error) {
      const message = (error as Error).message ?? error
      const empty = markdown.compile({ ...input, ...resolvers, text: '', file: shown, record })
      const thrownAt = errorPlace(error, { root, siteDir })
      const problem = thrownAt
        ? {
            what: `A plugin throws while ${shown} is compiled: ${message}`,
            where: thrownAt,
            remedy: 'Fix the code there',
          }
        : {
            what: `the page cannot be compiled: ${message}`,
            where: { file: shown, line: input.bodyLine },
            remedy:
              'take parts out until it compiles; what is nested thousands of levels deep cannot be read',
          }
      return { ...empty, problems: [problem] }
    }
  }
  const addPartial = (file: string, sources: Content['sources']) => {
    const partial = relative(siteDir, file)
    if (!sources.has(partial)) sources.set(partial, compile(readPartial(site, file, partial)))
  }
  const compiler: SourceCompiler = {
    compile,
    compiled,
    addPages(files, sources) {
      for (const file of files) addPartial(file, sources)
      compiler.addPartials(sources)
    },
    addPartials(sources) {
      // The loop also visits entries added to the map meanwhile.
      for (const [source, { imports }] of sources)
        for (const { specifier } of imports) {
          const found = resolver.resolve(specifier, join(siteDir, source))
          if (found.kind === 'page') addPartial(found.file, sources)
        }
    },
  }
  return compiler
}

function readPartial(site: Site, file: string, source: string): SourceText {
  const { yaml = '', body, bodyLine } = splitFrontMatter(readFileSync(file, 'utf8'))
  const fields = parseFields(yaml).data
  return { source, text: body, bodyLine, format: toFormat({ fields, file, site }), isBlog: false }
}
