import { lines } from '../site/data/lines'
import { askEnvironment } from './compute'

/** Runs next to the plugin: reloads it with a style handler that records its options, which no export exposes. */
const readGiven = `(() => {
  const file = require.resolve('@weapp-tailwindcss/postcss')
  const real = require(file)
  let given
  const createStyleHandler = options => {
    given = options
    return real.createStyleHandler(options)
  }
  require.cache[file].exports = { ...real, createStyleHandler }
  for (const key of Object.keys(require.cache)) if (/[/\\\\]weapp-tailwindcss[/\\\\]dist/.test(key)) delete require.cache[key]
  require('weapp-tailwindcss/core').createContext({})
  return given
})()`

/** Returns the options that each line passes to its style handler for Tailwind CSS 4 by default. */
export async function computeDefaults(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { id } of lines) {
    const environment = { line: id, tailwind: 4, patched: true } as const
    const [answer] = await askEnvironment(environment, [{ language: 'value', code: readGiven }])
    if (!answer || !('output' in answer)) throw new Error(`no defaults of ${id}: ${JSON.stringify(answer)}`)
    found[id] = dropFunctions(JSON.parse(answer.output))
  }
  return found
}

/** Drops options with functions, which only affect how the plugin processes other files. */
function dropFunctions(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => !JSON.stringify(value).includes('[function]')),
  )
}
