import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { z } from 'zod'
import type { FieldFault } from '../config'
import type { LastUpdate } from '../model'
import type { Loading } from './content'
import { locateInYaml, parseFields, splitFrontMatter } from './front-matter'
import { checkFields, type DocFields, type PostFields } from './front-matter-schema'
import type { FileHistory } from './git-history'
import { toIsoDate } from './iso-date'

/** A Markdown file with checked front matter. */
export interface SourcePage<Fields> {
  /** Relative to the site folder. */
  source: string
  fields: Fields
  custom: Record<string, unknown>
  body: string
  bodyLine: number
  /** Tells a problem of this file, at a field of its front matter. */
  report: (fault: FieldFault) => void
}

/** Reads a Markdown file and reports what is wrong with its front matter. */
export function readPage<Shape extends z.ZodRawShape>(input: {
  loading: Loading
  source: string
  schema: z.ZodObject<Shape>
}): SourcePage<z.output<z.ZodObject<Shape>>> {
  const { loading, source, schema } = input
  const file = join(loading.siteDir, source)
  const { yaml = '', body, bodyLine } = splitFrontMatter(readFileSync(file, 'utf8'))
  const shown = relative(loading.root, file)
  const report = ({ path, what, remedy }: FieldFault) => {
    const line = yaml ? locateInYaml(yaml, path) + 1 : 1
    loading.problems.push({ what, where: { file: shown, line }, remedy })
  }
  const parsed = parseFields(yaml)
  for (const { what, line } of parsed.faults) {
    const remedy = 'Mend the front matter; texts with ": ", " #" or brackets need quotes.'
    loading.problems.push({ what, where: { file: shown, line: line + 1 }, remedy })
  }
  const { fields, custom, faults } = checkFields(schema, parsed.data)
  for (const fault of faults) report(fault)
  return { source, fields, custom, body, bodyLine, report }
}

/** Address to edit a file at; its front matter may name another, or none. */
export function toEditUrl(
  page: { source: string; fields: Pick<DocFields, 'custom_edit_url'> },
  base: string | undefined,
): string | undefined {
  const own = page.fields.custom_edit_url
  if (own !== undefined) return own ?? undefined
  return base && `${base.replace(/\/$/, '')}/${page.source.split('/').map(encodeURIComponent).join('/')}`
}

/** Last change of a file: what its front matter says, else what git knows. */
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
