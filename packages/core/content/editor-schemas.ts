import { z } from 'zod'
import type { Hooks } from '../config'
import { categorySchema } from './docs/category-file'
import { authorsFields, docFields, postFields } from './source/front-matter-schema'

/** JSON Schemas of what authors write beside Markdown, for editors: file name to schema. */
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
      // What an author writes, not what the engine makes of it; a check that JSON Schema cannot say is left out.
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    ]),
  )
}
