import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { categoryLinkSchema, describeIssues, strict } from '../../config'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { locateInYaml, parseFields } from '../source/front-matter'

export const categorySchema = strict({
  label: z.string().optional(),
  position: z.number().optional(),
  link: categoryLinkSchema.nullish(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().default(true),
  className: z.string().optional(),
  description: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  key: z.string().optional(),
})

/** Settings of a folder in a generated sidebar. */
export type CategoryFile = z.output<typeof categorySchema>

function readCategoryFile(file: string, root: string): { category: CategoryFile; problems: Problem[] } {
  const yaml = readFileSync(file, 'utf8')
  const shown = relative(root, file)
  const { data, faults } = parseFields(yaml)
  const problems: Problem[] = faults.map(({ what, remedy, ...place }) => ({
    what,
    where: { file: shown, ...place },
    remedy,
  }))
  const fields = withoutQuotes(data) as Record<string, unknown>
  const link = fields?.link as Record<string, unknown> | null | undefined
  if (link && typeof link === 'object' && link.type === undefined) {
    fields.link = undefined
    problems.push({
      what: 'The link of the category has no type, so the category has no page.',
      where: { file: shown, ...locateInYaml(yaml, ['link']) },
      remedy: 'Add "type": "generated-index", or "type": "doc" and an "id".',
      severity: 'warning',
    })
  }
  const result = categorySchema.safeParse(fields)
  if (result.success) return { category: result.data, problems }
  for (const { path, what, remedy } of describeIssues(result.error.issues, data)) {
    problems.push({ what, where: { file: shown, ...locateInYaml(yaml, path) }, remedy })
  }
  return { category: { collapsible: true }, problems }
}

/** Docusaurus also accepts numbers, "true" and "false" in quotes. */
function withoutQuotes(data: unknown): unknown {
  const fields = data as Record<string, unknown>
  const plain = ['position', 'collapsed', 'collapsible'].flatMap(name => {
    const value = fields?.[name]
    const isQuoted = typeof value === 'string' && /^(?:true|false|-?\d+(?:\.\d+)?)$/i.test(value)
    if (!isQuoted) return []
    return [[name, /\d/.test(value) ? Number(value) : value.toLowerCase() === 'true']]
  })
  return fields && typeof fields === 'object' ? { ...fields, ...Object.fromEntries(plain) } : data
}

/** Reads the category files of a version, by folder. */
export function readCategoryFiles(input: { categories: Map<string, string>; dir: string; root: string }): {
  categories: Map<string, CategoryFile>
  problems: Problem[]
} {
  const problems: Problem[] = []
  const categories = new Map<string, CategoryFile>()
  for (const [folder, path] of input.categories) {
    const read = readCategoryFile(join(input.dir, path), input.root)
    categories.set(folder, read.category)
    problems.push(...read.problems)
  }
  return { categories, problems }
}
