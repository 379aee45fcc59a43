import { z } from 'zod'
import type { Hooks } from '../config'
import { categorySchema } from './docs/category-file'
import { authorsFields, docFields, postFields } from './source/front-matter-schema'

/** Returns JSON Schemas for the editor's checks of front matter and data files, by file name. */
export function editorSchemas(hooks?: Hooks): Record<string, object> {
  const schemas = {
    'doc-front-matter': docFields(hooks),
    'post-front-matter': postFields,
    category: categorySchema,
    authors: authorsFields,
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `${name}.schema.json`,
      // The schema of the input, not of the parsed result; checks that JSON Schema cannot express are omitted.
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  )
}
