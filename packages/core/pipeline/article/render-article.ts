import { readFileSync } from 'node:fs'
import {
  cutExcerpt,
  findBlocked,
  isFormula,
  markdownText,
  type ParsedArticle,
  parseArticle,
  readArticle,
  unwrapRawHtml,
  withoutExcerptEnd,
  withoutRefused,
} from '../../markdown'
import { type ArticleFacts, interfaceLanguage, type PagePlace } from '../../model'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import type { Asset } from '../modules/assets'
import { errorPlace } from '../modules/error-place'
import { contentHash } from '../project/hash'
import type { Project } from '../project/project'
import { type LiftedStyles, liftStyles } from '../styles/lift-styles'
import { colourCode } from './colour-code'
import { fillElements } from './fill-elements'
import { fillToc, type HeadTags, takeHead } from './fill-places'
import { holdFrames } from './hold-frames'
import { inlineIslands } from './inline-islands'
import { fillPartials, finishSource, toModule } from './mdx-module'
import { isEndless } from './render-in-time'
import { renderProblem } from './render-problem'
import { type ArticleTools, type Scope, sourceOf } from './scope'

export interface Article {
  html: string
  /** The HTML, parsed once for all consumers. */
  parsed: ParsedArticle
  facts: ArticleFacts
  problems: Problem[]
  assets: Asset[]
  styles: LiftedStyles
  headTags: HeadTags
}

export interface AboutPage {
  /** Front matter values used where the source omits them. */
  fallback?: Record<string, unknown>
  place: PagePlace
}

/** Renders a compiled source with all its partials and components to inert HTML. */
export async function renderArticle(
  tools: ArticleTools,
  source: string,
  about?: AboutPage,
): Promise<Article> {
  const { html, ...rest } = await renderSource(tools, source, about)
  const article = finishArticle(withoutExcerptEnd(html), rest)
  const blocked = blockedProblems(tools.project, rest.file, article)
  return { ...article, problems: [...article.problems, ...blocked] }
}

/** Renders the part of a source before its truncate marker. */
export async function renderExcerpt(tools: ArticleTools, source: string): Promise<Article> {
  const { html, ...rest } = await renderSource(tools, source)
  return finishArticle(cutExcerpt(html), rest)
}

type Rendered = Pick<Article, 'html' | 'problems' | 'assets'> & { file: string }

function finishArticle(html: string, { file, ...rest }: Omit<Rendered, 'html'>): Article {
  try {
    return readFinished(html, rest)
  } catch (error) {
    // Recursive tree functions overflow the stack on very deep nesting.
    if (!(error instanceof RangeError)) throw error
    const remedy = 'take out what stands in thousands of quotes, lists or emphases'
    const problem = { what: 'the page is nested too deeply', where: { file }, remedy }
    return readFinished('', { ...rest, problems: [...rest.problems, problem] })
  }
}

function readFinished(html: string, rest: Omit<Rendered, 'html' | 'file'>): Article {
  const { html: body, tags } = takeHead(html)
  const { html: plain, styles } = liftStyles(body)
  const parsed = parseArticle(plain)
  const facts = readArticle(parsed)
  return {
    html: fillToc(withoutRefused(plain), facts.toc),
    styles,
    headTags: tags,
    parsed,
    facts,
    ...rest,
  }
}

async function renderSource(
  tools: ArticleTools,
  source: string,
  { fallback, place }: Partial<AboutPage> = {},
): Promise<Rendered> {
  const { project, app } = tools
  const page = sourceOf(project, source)
  const frontMatter = { ...fallback, ...project.content.frontMatter.get(source) }
  const scope: Scope = {
    ...tools,
    frontMatter,
    problems: [],
    assets: [],
    unmet: [],
    drawn: [],
    stack: [source],
  }
  const { problems, assets } = scope
  const output = finishSource(scope, page)
  const { file } = page
  const text = markdownText[interfaceLanguage(project.site.locale)]
  const hold = (html: string) => holdFrames(html, { site: project.site, text })
  if (page.body.kind === 'html') return { file, html: hold(output), problems, assets }
  try {
    // Lists show several posts on one page, so ids need a prefix.
    const idPrefix = contentHash(page.file).slice(0, 4)
    const { default: component } = await toModule(scope, { source, page, code: output })
    const html = unwrapRawHtml(
      await app.renderComponent(component, { idPrefix: page.isBlog ? idPrefix : undefined, place }),
    )
    const drawn = fillElements(await fillPartials(scope, html), {
      file,
      elements: scope.hooks.elements,
      used: page.elements,
    })
    problems.push(...drawn.problems)
    const coloured = colourCode(drawn.html, { highlighter: tools.highlighter, site: project.site })
    return { file, html: hold(inlineIslands(coloured)), problems, assets }
  } catch (error) {
    const lines = readFileSync(join(project.root, page.file), 'utf8').split('\n')
    const last = isEndless(error) ? scope.drawn.at(-1) : undefined
    const thrownAt = last ? { file: relative(project.root, last) } : errorPlace(error, project)
    const fileOf = (name: string) => {
      const component = project.scope[name]
      return component && relative(project.root, component.file)
    }
    const problem = renderProblem(error, { ...page, lines, thrownAt, fileOf })
    // An error reported at compile time, of a formula or for the same line, is the cause of this one.
    const isReported = problems.some(
      known =>
        known.severity !== 'warning' &&
        (isFormula(known) || (known.where?.line && known.where.line === problem.where?.line)),
    )
    if (!isReported && scope.unmet.length === 0) problems.push(problem)
    return { file, html: '', problems, assets }
  }
}

/** Returns what the content security policy would block, unless the compiler has reported it. */
function blockedProblems({ root }: Project, file: string, { parsed, problems }: Article): Problem[] {
  const blocked = findBlocked(parsed)
  if (blocked.length === 0) return []
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return blocked
    .map(({ what, remedy, severity, written }) => {
      const line = lines.findIndex(text => written.test(text)) + 1
      return { what, remedy, severity, where: { file, line: line || undefined } }
    })
    .filter(({ where }) => !problems.some(known => where.line && known.where?.line === where.line))
}
