import type { ModuleHooks } from './module-hooks'
import type { FenceHooks, Hooks, SourceHooks } from './plugin'
import type { StyleHooks } from './style-hooks'

/** Joins the hooks of all plugins: where several answer, the first plugin wins; named entries are merged. */
export function composeHooks(all: Hooks[]): Hooks {
  const modules = all.flatMap(({ modules }) => modules ?? [])
  return {
    sources: composeSources(all.flatMap(({ sources }) => sources ?? [])),
    markdown: {
      mdast: all.flatMap(({ markdown }) => markdown?.mdast ?? []),
      hast: all.flatMap(({ markdown }) => markdown?.hast ?? []),
    },
    fences: composeFences(all.flatMap(({ fences }) => fences ?? [])),
    // Left undefined without such hooks: the client bundle shared between sites requires that.
    modules: modules.length > 0 ? composeModules(modules) : undefined,
    styles: composeStyles(all.flatMap(({ styles }) => styles ?? [])),
    frontMatter: schema => addUp(all.map(({ frontMatter }) => frontMatter?.(schema))),
    badge: fields => firstAnswer(all, ({ badge }) => badge?.(fields)),
    elements: addUp(all.map(({ elements }) => elements)),
    components: addUp(all.map(({ components }) => components)),
    pageFolders: firstAnswer(all, ({ pageFolders }) => pageFolders),
    pageProps: (file, site) => addUp(all.map(({ pageProps }) => pageProps?.(file, site))),
    slots: addUp(all.map(({ slots }) => slots)),
    outputs: all.flatMap(({ outputs }) => outputs ?? []),
    sheets: all.flatMap(({ sheets }) => sheets ?? []),
    cardArt: page => firstAnswer(all, ({ cardArt }) => cardArt?.(page)),
  }
}

function composeSources(all: SourceHooks[]): SourceHooks {
  return {
    prepare: (text, tools) => all.reduce((before, { prepare }) => prepare?.(before, tools) ?? before, text),
    repair: (text, error, source) => firstAnswer(all, ({ repair }) => repair?.(text, error, source)),
    isText: (value, place) => all.some(({ isText }) => isText?.(value, place)),
    toc: (code, toc) => firstAnswer(all, one => one.toc?.(code, toc)) ?? toc,
    isLoose: all.some(({ isLoose }) => isLoose),
    accepts: fault => all.some(({ accepts }) => accepts?.(fault)),
  }
}

function composeModules(all: ModuleHooks[]): ModuleHooks {
  return {
    libraries: all.flatMap(({ libraries }) => libraries ?? []),
    resolve: (specifier, importer, resolver) =>
      firstAnswer(all, ({ resolve }) => resolve?.(specifier, importer, resolver)),
    scope: async site => addUp(await Promise.all(all.map(({ scope }) => scope?.(site)))),
    bundlerPlugins: bundle => all.flatMap(({ bundlerPlugins }) => bundlerPlugins?.(bundle) ?? []),
  }
}

function composeStyles(all: StyleHooks[]): StyleHooks {
  return {
    languages: addUp(all.map(({ languages }) => languages)),
    addSheets: async site => (await Promise.all(all.map(({ addSheets }) => addSheets?.(site) ?? []))).flat(),
    folders: all.flatMap(({ folders }) => folders ?? []),
  }
}

function composeFences(all: FenceHooks[]): FenceHooks {
  return {
    draw: (fence, page) => firstAnswer(all, ({ draw }) => draw?.(fence, page)),
    variants: fence => firstAnswer(all, ({ variants }) => variants?.(fence)),
    hints: fence => firstAnswer(all, ({ hints }) => hints?.(fence)),
    words: addUp(all.map(({ words }) => words)),
  }
}

/** Merges records in the order of the plugins; for a name in several records, the first one wins. */
function addUp<Value>(records: (Record<string, Value> | undefined)[]): Record<string, Value> {
  return Object.assign({}, ...records, ...records.toReversed())
}

function firstAnswer<Each, Answer>(all: Each[], ask: (one: Each) => Answer | undefined): Answer | undefined {
  for (const one of all) {
    const answer = ask(one)
    if (answer !== undefined) return answer
  }
  return undefined
}
