import { z } from 'zod'
import { describeIssues, type FieldFault, type Hooks, nearestName, strict } from '../../config'

const text = z.string()
const level = z.int().min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6')
/** A single text; integers such as 404 are converted. */
const word = z.union([text, z.int()], { error: 'must be a text' }).transform(String)
const tag = z.union([text, strict({ label: text, permalink: text })], {
  error: 'must be a text or { label, permalink }',
})

const format = z.enum(['md', 'mdx', 'detect'])

const shared = {
  title: text,
  description: text,
  slug: text,
  image: text,
  keywords: z.array(word),
  tags: z.array(tag),
  hide_table_of_contents: z.boolean(),
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  sidebar_label: text,
  draft: z.boolean(),
  unlisted: z.boolean(),
  format,
  /** Where Docusaurus has the `format` field. */
  mdx: z.looseObject({ format: format.optional() }),
  custom_edit_url: text.nullable(),
  last_update: strict({ date: text.optional(), author: text.optional() }),
}

/** Schema of a document's front matter, including the fields of plugins. */
export function docFields(hooks?: Hooks) {
  return ownDocFields.extend(z.object(pluginFields(hooks)).partial().shape)
}

export function pluginFields(hooks: Hooks = {}): Record<string, z.ZodType> {
  return hooks.frontMatter?.({ z, strict }) ?? {}
}

const ownDocFields = z
  .object({
    ...shared,
    id: text,
    hide_title: z.boolean(),
    sidebar_position: z.number(),
    sidebar_class_name: text,
    sidebar_custom_props: z.record(text, z.unknown()),
    displayed_sidebar: text.nullable(),
    pagination_label: text,
    pagination_next: text.nullable(),
    pagination_prev: text.nullable(),
    parse_number_prefixes: z.boolean(),
  })
  .partial()

export const pageFields = z
  .object({
    title: text,
    description: text,
    image: text,
    keywords: z.array(word),
    draft: z.boolean(),
    unlisted: z.boolean(),
    hide_table_of_contents: shared.hide_table_of_contents,
    toc_min_heading_level: level,
    toc_max_heading_level: level,
    /** A CSS class in Docusaurus; unused here. */
    wrapperClassName: text,
    format,
    mdx: shared.mdx,
  })
  .partial()

/** An address that is safe as a link, so not "javascript:". */
const address = text.refine(
  url => !/^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(url.trim()),
  'must be an address such as "https://example.com" or "/about"',
)

const author = z.looseObject({
  key: text.optional(),
  name: text.optional(),
  title: text.optional(),
  url: address.optional(),
  image_url: text.optional(),
  imageURL: text.optional(),
})
const authorEntry = z.union([text, author], { error: 'must be a key or { name, title, url, image_url }' })

export const postFields = z
  .object({
    ...shared,
    title_meta: text,
    date: text,
    authors: z.union([authorEntry, z.array(authorEntry)], {
      error: 'must be a key, { name, title, url, image_url }, or a list of them',
    }),
    author: text,
    author_title: text,
    author_url: address,
    author_image_url: text,
    authorTitle: text,
    authorURL: address,
    authorImageURL: text,
  })
  .partial()

export const authorsFields = z.record(text, author.extend({ name: text }))

export type DocFields = z.output<typeof ownDocFields>

export type PostFields = z.output<typeof postFields>

export type AuthorFields = z.output<typeof author>

/** Checks front matter; keeps unknown fields, but warns about likely typos. */
export function checkFields<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  data: Record<string, unknown>,
): { fields: z.output<z.ZodObject<Shape>>; faults: FieldFault[] } {
  const known = Object.keys(schema.shape)
  const unknown = Object.keys(data).filter(name => !Object.hasOwn(schema.shape, name))
  const faults = unknown.flatMap((name): FieldFault[] => {
    const guess = name.length > 2 ? nearestName(name, known) : undefined
    if (!guess) return []
    // A warning, because any field is allowed and this may not be a typo.
    const what = `Unknown front matter field "${name}".`
    return [{ path: [name], what, remedy: `Did you mean "${guess}"?`, severity: 'warning' }]
  })
  const result = schema.safeParse(asMeant(schema, data))
  if (!result.success) faults.push(...describeIssues(result.error.issues, data))
  return {
    fields: result.success ? result.data : ({} as z.output<z.ZodObject<Shape>>),
    faults: [...faults, ...contradictions(data)],
  }
}

/**
 * Converts values to the expected type as Docusaurus does: `title: 2021` to text, `sidebar_position: '2'` to a
 * number.
 */
function asMeant({ shape }: z.ZodObject, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field: unknown = Object.hasOwn(shape, name) ? shape[name] : undefined
      return [name, field instanceof z.ZodOptional ? convert(field.unwrap(), value) : value]
    }),
  )
}

function convert(field: unknown, value: unknown): unknown {
  if (typeof value === 'number') return field === text ? String(value) : value
  if (typeof value !== 'string') return value
  if (field instanceof z.ZodNumber && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value)) return Number(value)
  if (field instanceof z.ZodBoolean && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  return value
}

function contradictions(data: Record<string, unknown>): FieldFault[] {
  const faults: FieldFault[] = []
  if (data.draft === true && data.unlisted === true) {
    const what = "Can't be draft and unlisted at the same time."
    faults.push({ path: ['unlisted'], what, remedy: 'Remove "draft" or "unlisted".' })
  }
  if (Number(data.toc_min_heading_level) > Number(data.toc_max_heading_level)) {
    const what = '"toc_min_heading_level" is larger than "toc_max_heading_level".'
    faults.push({ path: ['toc_min_heading_level'], what, remedy: 'Swap the two levels.' })
  }
  return faults
}
