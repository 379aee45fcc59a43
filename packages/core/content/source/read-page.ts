import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import type { FieldFault, Site } from '../../config'
import type { CompiledPage } from '../../markdown'
import type { LastUpdate } from '../../model'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import type { Loading } from '../content'
import { type RememberedPage, rememberFields, stampOf } from '../memory'
import { encodingProblems } from './encoding'
import type { FoundFiles } from './find-files'
import { locateInYaml, splitFrontMatter } from './front-matter'
import { checkFields, type DocFields, type PostFields } from './front-matter-schema'
import type { FileHistory } from './git-history'
import { toIsoDate } from './iso-date'
import type { SourcePage } from './source-page'

/** Reads a Markdown file and reports faults in its front matter. */
export function readPage<Shape extends z.ZodRawShape>(
  input: PageInput<Shape>,
): SourcePage<z.output<z.ZodObject<Shape>>> {
  const { loading, source } = input
  const { page, yaml, problems } = rememberPage(input)
  loading.frontMatter.set(source, page.frontMatter)
  loading.problems.push(...problems)
  const report = reporter(loading.problems, {
    shown: relative(loading.root, join(loading.siteDir, source)),
    yaml,
  })
  return { ...page, report } as SourcePage<z.output<z.ZodObject<Shape>>>
}

interface PageInput<Shape extends z.ZodRawShape> {
  loading: Loading
  source: string
  schema: z.ZodObject<Shape>
  isBlog?: boolean
  /** Names of the fields that plugins define. */
  pluginNames?: string[]
}

/** Reads a page with a cache in development, where most files are unchanged between edits. */
function rememberPage<Shape extends z.ZodRawShape>(input: PageInput<Shape>): RememberedPage {
  const { loading, source } = input
  if (loading.mode === 'production') return { stamp: '', ...readNow(input) }
  const stamp = stampOf(join(loading.siteDir, source))
  const { pages } = loading.memory
  const known = pages.get(source)
  const page = known?.stamp === stamp ? known : { stamp, ...readNow(input) }
  pages.set(source, page)
  return page
}

function reporter(problems: Problem[], { shown, yaml }: { shown: string; yaml: string }) {
  return ({ path, what, remedy, severity }: FieldFault) => {
    const place = yaml ? locateInYaml(yaml, path) : { line: 0 }
    const where = { file: shown, ...place, line: place.line + 1 }
    problems.push({ what, where, remedy, ...(severity && { severity }) })
  }
}

function readNow<Shape extends z.ZodRawShape>(input: PageInput<Shape>): Omit<RememberedPage, 'stamp'> {
  const { loading, source, schema, isBlog = false, pluginNames = [] } = input
  const file = join(loading.siteDir, source)
  const bytes = readFileSync(file)
  const { yaml = '', body, bodyLine, neverClosed, lateLine } = splitFrontMatter(bytes.toString('utf8'))
  const shown = relative(loading.root, file)
  const problems = encodingProblems(bytes, shown)
  const report = reporter(problems, { shown, yaml })
  if (neverClosed) {
    const what = 'The front matter is not closed, so it would be shown as text.'
    const where = { file: shown, line: 1, column: 1 }
    problems.push({ what, where, remedy: 'Put a line --- below its last field.' })
  }
  if (lateLine) {
    const what = 'Something stands above the front matter, so it is shown as text.'
    const where = { file: shown, line: lateLine }
    problems.push({ what, where, remedy: 'Begin the file with its line ---.', severity: 'warning' })
  }
  const parsed = rememberFields(loading.memory, yaml)
  for (const { what, remedy, line, column } of parsed.faults)
    problems.push({ what, where: { file: shown, line: line + 1, column }, remedy })
  const { data: frontMatter } = parsed
  const { fields, faults } = checkFields(schema, frontMatter)
  for (const fault of faults) report(fault)
  const format = toFormat({ fields: frontMatter, file: source, site: loading.site })
  const pluginFields = pick(fields, pluginNames)
  const compiled = loading.compile({
    source,
    text: body,
    bodyLine,
    format,
    isBlog,
    title: isBlog ? parsedTitle(frontMatter) : undefined,
    slug: typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined,
    fields: pluginFields,
  })
  const page = { source, fields, frontMatter, text: body, format, compiled, pluginFields }
  return { page, yaml, problems }
}

function parsedTitle({ title }: { title?: unknown }): string | undefined {
  return title === undefined ? undefined : String(title)
}

function pick(fields: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]]])))
}

/** Returns the format of a file: from its front matter, else from the site, else from its extension. */
export function toFormat(of: {
  /** Front matter, checked or not; Docusaurus has the field under "mdx". */
  fields: { format?: unknown; mdx?: unknown }
  file: string
  site: Pick<Site, 'markdown'>
}): 'md' | 'mdx' {
  const nested = of.fields.mdx as { format?: unknown } | null | undefined
  const format = of.fields.format ?? nested?.format ?? of.site.markdown.format
  if (format === 'md' || format === 'mdx') return format
  return of.file.endsWith('.mdx') ? 'mdx' : 'md'
}

/** Reports symbolic links of a content folder that are not followed. */
export function reportLinks(loading: Loading, dir: string, refused: FoundFiles['refused']): void {
  for (const { path, why } of refused)
    loading.problems.push({
      what: `This symbolic link ${why}.`,
      where: { file: relative(loading.root, join(loading.siteDir, dir, path)) },
      remedy: 'Remove it, or put the file itself here.',
    })
}

export function titleOf({ headings }: Pick<CompiledPage, 'headings'>): string | undefined {
  return headings.find(({ level }) => level === 1)?.text
}

/** Returns the edit link of a file; front matter may override or remove it. */
export function toEditUrl(
  page: { source: string; fields: Pick<DocFields, 'custom_edit_url'> },
  base: string | undefined,
): string | undefined {
  const own = page.fields.custom_edit_url
  if (own !== undefined) return own ?? undefined
  return base && `${base.replace(/\/$/, '')}/${page.source.split('/').map(encodeURIComponent).join('/')}`
}

/** Returns the last change of a file: from its front matter, else from git. */
export function toLastUpdate(input: {
  page: SourcePage<Pick<DocFields | PostFields, 'last_update'>>
  shown: { date: boolean; author: boolean }
  history: FileHistory | undefined
}): LastUpdate | undefined {
  const { page, shown, history } = input
  const own = page.fields.last_update
  const written = own?.date === undefined ? undefined : toIsoDate(own.date)
  if (own?.date !== undefined && !written) {
    const what = `"last_update.date" is not a date: "${own.date}".`
    page.report({ path: ['last_update', 'date'], what, remedy: 'Write it as 2025-03-06.' })
  }
  const date = shown.date ? (written ?? history?.updated) : undefined
  const author = shown.author ? (own?.author ?? history?.author) : undefined
  if (!date && !author) return undefined
  return { ...(date && { date }), ...(author && { author }) }
}
