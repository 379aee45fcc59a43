import { expect, it } from 'vitest'
import { editorSchemas } from './editor-schemas'

it('describes front matter and category files for editors, fields of plugins included', () => {
  const schemas = editorSchemas({ frontMatter: ({ z }) => ({ level: z.enum(['easy', 'hard']) }) })
  expect(schemas['doc-front-matter.schema.json']).toMatchObject({
    type: 'object',
    properties: {
      title: { type: 'string' },
      sidebar_position: { type: 'number' },
      level: { enum: ['easy', 'hard'] },
    },
  })
  expect(schemas['doc-front-matter.schema.json']).not.toHaveProperty('required')
  expect(schemas['category.schema.json']).toMatchObject({ additionalProperties: false })
  expect(schemas['authors.schema.json']).toMatchObject({ additionalProperties: { required: ['name'] } })
})
