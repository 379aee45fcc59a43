// Runs in an environment folder (see environments.ts): Tailwind 3 makes the styles of one page, a PostCSS plugin of the
// host framework may follow, then the plugin. Answers { css, template } or { error }.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'package.json'))

process.once('message', async job => {
  try {
    process.send(await buildPage(job))
  } catch (error) {
    process.send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  process.disconnect()
})

/** @param {{ template: string, css: string, preflight: boolean, options?: object, postcssPlugin?: string }} job */
async function buildPage({ template, css, preflight, options, postcssPlugin }) {
  const tailwind = require('tailwindcss')({
    content: [{ raw: template, extension: 'html' }],
    corePlugins: { preflight },
  })
  const plugins = postcssPlugin ? [tailwind, require(postcssPlugin)()] : [tailwind]
  const entry = `@tailwind base;\n@tailwind components;\n@tailwind utilities;\n${css}`
  const built = await require('postcss')(plugins).process(entry, { from: undefined })
  if (!options) return { css: built.css, template }
  const context = require('weapp-tailwindcss/core').createContext({
    // Else it takes the folder where npm was called for the reader's project.
    tailwindcssBasedir: process.cwd(),
    ...options,
  })
  await context.transformJs('')
  const styles = await context.transformWxss(built.css, { majorVersion: 3 })
  return { css: styles.css, template: await context.transformWxml(template) }
}
