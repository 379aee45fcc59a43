import { withVariable } from '../helpers/plugin.mjs'
import { tailwind4, toWxss } from '../helpers/tailwind.mjs'

const variables = '*,::before,::after{--tw-translate-x:0;--tw-translate-y:0}'
const layers = '@layer theme{.a{--b:1}} @layer utilities{.p-4{padding:1rem}} .x{color:red}'

/** A rule for all tags in the main stylesheet and in another one. */
export function universalSelector({ require }) {
  const { createContext } = require('weapp-tailwindcss/core')
  return Promise.all(
    [true, false].map(async isMainChunk => {
      const context = createContext({ cssSelectorReplacement: { universal: false } })
      return (await context.transformWxss('*{color:red}', { isMainChunk })).css
    }),
  )
}

/** A plugin of a reader's writes down the selector that it sees. */
export function orderOfPostcssPlugins({ require }) {
  const see = {
    postcssPlugin: 'see',
    Once(root) {
      root.append({ prop: '--seen', value: root.nodes[0].selector })
    },
  }
  return transform(require, { postcssOptions: { plugins: [see] } }, '*{color:red}')
}

/** How often the callback is called for a rule that stays and for one that is changed later on. */
export async function callsForRule({ require }) {
  const called = []
  const customRuleCallback = ({ selector }) => void called.push(selector)
  await transform(require, { customRuleCallback }, '.a{color:red} .b{color:rgb(0 0 0 / 0.5)}')
  return ['.a', '.b'].map(selector => called.filter(other => other === selector).length)
}

/** A rule with a tag in a style of uni-app x, and in one of a .uvue file. */
export function tagsForUvue({ require }) {
  const context = require('weapp-tailwindcss/core').createContext({ uniAppX: true })
  return Promise.all(
    [undefined, 'uvue'].map(async uniAppXCssTarget => {
      const { css } = await context.transformWxss('.a view{color:red}', { uniAppXCssTarget })
      return css
    }),
  )
}

export function subpackageWithoutPreflight({ context }) {
  return toWxss(context, variables, { majorVersion: undefined, isMainChunk: false })
}

/** Whether the main stylesheet and another one get the preflight. */
export async function preflightOfMainStyle({ context }) {
  const sheets = await Promise.all(
    [true, false].map(isMainChunk => context.transformWxss(variables, { isMainChunk })),
  )
  return sheets.map(({ css }) => css.includes('box-sizing'))
}

export function layersOfSubpackage({ context }) {
  const css = '@layer properties{.a{--b:0}} .p-4{padding:1rem}'
  return toWxss(context, css, { isMainChunk: false })
}

/** The entry of a subpackage whose page has a shadow. */
export async function shadowOfSubpackage({ context }) {
  const css = await tailwind4('@import "weapp-tailwindcss";', ['p-4', 'shadow-md'])
  return toWxss(context, css, { isMainChunk: false })
}

export function layersOfMainStyle({ context }) {
  return toWxss(context, layers, { isMainChunk: true })
}

export function layersOfOtherStyle({ context }) {
  return toWxss(context, layers, { isMainChunk: false })
}

export function colorForNewBrowsers({ require }) {
  return colorWith(require, {})
}

export function colorForOldBrowsers({ require }) {
  return colorWith(require, { cssPresetEnv: { browsers: 'chrome >= 50' } })
}

/** A colour in a project whose list of browsers has new ones alone. */
function colorWith(require, options) {
  return withVariable('BROWSERSLIST', 'chrome 120', () =>
    transform(require, options, '.a{color:rgb(0 0 0 / 0.5)}'),
  )
}

async function transform(require, options, css) {
  const context = require('weapp-tailwindcss/core').createContext(options)
  return (await context.transformWxss(css)).css
}
