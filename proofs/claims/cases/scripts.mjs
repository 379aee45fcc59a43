import { environment } from '../helpers/environment.mjs'
import { transformJs, withVariable } from '../helpers/plugin.mjs'
import { runApart } from '../helpers/processes.mjs'
import { tailwind3 } from '../helpers/tailwind.mjs'

export function preservesClass() {
  return transformJs(
    'const a = `w-[1px] h-[1px]`',
    { jsPreserveClass: token => token === 'w-[1px]' },
    { runtimeSet: new Set(['w-[1px]', 'h-[1px]']) },
  )
}

export function preservesPaths() {
  return transformJs(
    'const a = [`top/left`, `w-1/2`]',
    { jsPreserveClass: token => /^[a-z]+\/[A-Za-z]/.test(token) },
    { runtimeSet: new Set(['top/left', 'w-1/2']) },
  )
}

export function withoutPrecheck({ context }) {
  return withVariable('WEAPP_TW_DISABLE_JS_PRECHECK', '1', async () => {
    const runtimeSet = new Set(['leading-[0.9]'])
    return (await context.transformJs('const a = `leading-[0.9]`', { runtimeSet })).code
  })
}

/** Functions whose arguments stay, outside of a project with the package for merging and in one. */
export function ignoredFunctions({ createProject }) {
  return [createProject().path(), environment].map(cwd => {
    const { result } = runApart(
      require => require('weapp-tailwindcss/defaults').getDefaultOptions().ignoreCallExpressionIdentifiers,
      { cwd },
    )
    return result.join()
  })
}

/** Whether a name stays as it is in scripts (S) and templates (T): S, T, then after a run of Tailwind T, S, T. */
export async function setOfLastScript({ require }) {
  const { transformJs, transformWxml } = require('weapp-tailwindcss/core').createContext()
  // Names of earlier runs are remembered.
  const name = `w-[${Date.now()}px]`
  const inScript = async () => (await transformJs(`const a = \`${name}\``)).code.includes(name)
  const inTemplate = async () =>
    (await transformWxml(`<view class="{{a ? \`${name}\` : 1}}" />`)).includes(name)
  const found = [await inScript(), await inTemplate()]
  await tailwind3(name)
  return [...found, await inTemplate(), await inScript(), await inTemplate()]
}

export function attributesByPattern({ require }) {
  const { transformWxml } = require('weapp-tailwindcss/core').createContext({
    customAttributes: new Map([[/^van-/, ['a-class']]]),
  })
  return transformWxml('<van-b a-class="w-[1px]" /><b a-class="w-[2px]" />')
}
