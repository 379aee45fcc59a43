import { runGulp } from '../helpers/plugin.mjs'
import { runApart } from '../helpers/processes.mjs'
import { tailwind3 } from '../helpers/tailwind.mjs'

/** Whether a name stays as it is in a script before and after the style was transformed. */
export async function scriptBeforeStyle({ require }) {
  const { transformJs, transformWxss } = require('weapp-tailwindcss/gulp').createPlugins()
  // Names of earlier runs are remembered.
  const name = `w-[${Date.now()}px]`
  const runScript = () => runGulp(transformJs(), `const a = "${name}"`)
  const before = await runScript()
  await runGulp(transformWxss(), await tailwind3(name))
  return [before, await runScript()].map(code => code.includes(name))
}

/** Whether a name stays as it is in a script that is transformed first, by gulp and by the API. */
export function scriptAlone({ createProject }) {
  const project = createProject({
    files: { 'order.config.js': 'module.exports = { content: [{ raw: `w-[5432px]` }] }' },
    isInside: true,
  })
  const { result } = runApart(
    async (require, helpers, config) => {
      const { runGulp } = await import(helpers)
      const options = { tailwindcss: { v3: { config } } }
      const text = 'const a = `w-[5432px]`'
      const { transformJs } = require('weapp-tailwindcss/gulp').createPlugins(options)
      const byGulp = await runGulp(transformJs(), text)
      const byApi = await require('weapp-tailwindcss/core').createContext(options).transformJs(text)
      return [byGulp, byApi.code].map(code => code.includes('5432px]'))
    },
    { args: [import.meta.resolve('../helpers/plugin.mjs'), project.path('order.config.js')] },
  )
  return result.join()
}

export function generatesNoStyle({ require }) {
  const { transformWxss } = require('weapp-tailwindcss/gulp').createPlugins()
  return runGulp(transformWxss(), '@tailwind utilities;')
}

export function disabledTemplate({ require }) {
  const { transformWxml } = createDisabled(require)
  return runGulp(transformWxml(), '<view class="w-[1px]"></view>')
}

export async function disabledTemplateAndStyle({ require }) {
  const { transformWxml, transformWxss } = createDisabled(require)
  const template = await runGulp(transformWxml(), '<view class="w-[1px]"></view>')
  const style = await runGulp(transformWxss(), '.w-\\[1px\\]{width:1px}')
  return template + style
}

function createDisabled(require) {
  const off = () => false
  return require('weapp-tailwindcss/gulp').createPlugins({
    disabled: true,
    htmlMatcher: off,
    cssMatcher: off,
  })
}
