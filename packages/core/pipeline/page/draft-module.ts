import { parseArticle, readArticle } from '../../markdown'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { colourCode } from '../article/colour-code'
import { fillElements } from '../article/fill-elements'
import { takeHead } from '../article/fill-places'
import { fillShownPages } from '../article/mdx-module'
import { renderProblem } from '../article/render-problem'
import type { Asset } from '../modules/assets'
import { errorPlace } from '../modules/error-place'
import { withGaps } from '../modules/island-gaps'
import { islandId } from '../modules/packages'
import { liftStyles } from '../styles/lift-styles'
import type { Draft, PageTools } from './page-tools'

/** Drafts a page from a component module. */
export async function draftModule(tools: PageTools, path: string, file: string): Promise<Draft> {
  const { project, app } = tools
  const absolute = join(project.siteDir, file)
  const used = new Set<string>()
  const components = noteUse(tools.siteComponents, used)
  const problems: Problem[] = []
  const assets: Asset[] = []
  const module = await renderModule().catch(error => {
    const thrownAt = errorPlace(error, project)
    problems.push(
      renderProblem(error, { file: relative(project.root, absolute), elements: [], bodyLine: 1, thrownAt }),
    )
    return EMPTY_MODULE
  })
  const drawn = fillElements(module.html, {
    file: relative(project.root, absolute),
    elements: tools.hooks.elements,
  })
  problems.push(...drawn.problems)
  const coloured = colourCode(drawn.html, { highlighter: tools.highlighter, site: project.site })
  const { html: body, tags } = takeHead(coloured)
  const { html, styles } = liftStyles(body)
  const parsed = parseArticle(html)
  const { links, ...read } = readArticle(parsed)
  // Rendered HTML does not show which links come from tags, so all count as such.
  const facts = { ...read, links: links.map(link => ({ ...link, inTag: true as const })) }
  const { title = tags.title ?? project.site.title, description = tags.description ?? project.site.tagline } =
    module
  return {
    content: { kind: 'component', path, title, description, html },
    article: { html, parsed, facts, problems, assets, styles, headTags: tags },
    source: file,
    components: [...used],
  }

  async function renderModule(): Promise<RenderedModule> {
    const bundled = project.modules[absolute]
    // The error was reported when the module was bundled; the address exists, so links to it are valid.
    if (!bundled) return EMPTY_MODULE
    const exports = await import(bundled.url)
    const { default: component, title, description } = exports
    if (component === undefined)
      throw Object.assign(new Error('the page has no default export'), {
        remedy: 'write export default function Page() { … }',
      })
    const given = tools.hooks.pageProps?.(absolute, project.clientSite) ?? {}
    if (bundled.needsHydration && bundled.pages.length === 0) {
      const { default: island } = app.asPageModule(
        islandId(project, absolute),
        withGaps({ default: component }, bundled),
      )
      return {
        title,
        description,
        html: await app.renderComponent(island, { props: given, place: { path } }),
      }
    }
    const written = await app.renderComponent(component, {
      props: { ...given, components },
      place: { path },
      isCode: true,
    })
    const filled = await fillShownPages(tools, written)
    problems.push(...filled.problems)
    assets.push(...filled.assets)
    return { title, description, html: filled.html }
  }
}

interface RenderedModule {
  title?: string
  description?: string
  html: string
}

const EMPTY_MODULE: RenderedModule = { html: '' }

function noteUse(values: Record<string, unknown>, used: Set<string>): Record<string, unknown> {
  return new Proxy(values, {
    get(target, name) {
      if (typeof name === 'string') used.add(name)
      return Reflect.get(target, name)
    },
  })
}
