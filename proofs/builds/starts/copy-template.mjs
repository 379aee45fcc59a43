// Copies a template that was fetched beforehand: RECIPE_TEMPLATES names the folder that holds such templates.
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const [folder, template] = process.argv.slice(2)
const { RECIPE_TEMPLATES } = process.env
if (!RECIPE_TEMPLATES) throw new Error(`set RECIPE_TEMPLATES to the folder that holds ${template}`)
cpSync(join(RECIPE_TEMPLATES, template), folder, { recursive: true })
