import { join } from 'node:path'
import { environment } from '../helpers/environment.mjs'
import { runGulp, webpackOptions } from '../helpers/plugin.mjs'
import { tailwind3 } from '../helpers/tailwind.mjs'

const template = '<view class="w-screen flex h-[41.54vw]"></view>'

export function exclusionsDoNothing() {
  const classGenerator = { ignoreClass: ['w-[1px]'], exclude: [/./], include: [] }
  return mangleTemplate({ classGenerator }, ['w-[1px]'], '<view class=w-[1px]></view>')
}

export function keepsPlainWords() {
  return mangleTemplate(true, ['flex', 'ease-in', 'w-screen'], `<view class='flex ease-in w-screen'></view>`)
}

export function filterAndPrefixOfYours() {
  return mangleTemplate(
    { mangleClassFilter: name => name.length > 12, classGenerator: { classPrefix: 'x-' } },
    ['w-screen', 'bg-no-repeat-x'],
    `<view class='w-screen bg-no-repeat-x'></view>`,
  )
}

export function templateScriptAndStyle({ require }) {
  return mangleFiles(require, {}, 'const a = "w-screen is a word h-[41.54vw] h-[9vw]"')
}

export function wordInSentence({ require }) {
  return mangleFiles(require, { patch: { filter: () => true } }, 'const a = "w-screen is a word"')
}

function mangleTemplate(mangle, names, text) {
  const options = webpackOptions({ mangle })
  options.setMangleRuntimeSet(new Set(names))
  return options.templateHandler(text)
}

/** The style comes first: it is where the plugin learns which classes there are. */
async function mangleFiles(require, patcherOptions, script) {
  const { transformWxss, transformWxml, transformJs } = require('weapp-tailwindcss/gulp').createPlugins({
    mangle: true,
    tailwindcssPatcherOptions: {
      ...patcherOptions,
      cache: { dir: join(environment, 'scan/.cache'), strategy: 'overwrite' },
    },
  })
  const style = await runGulp(transformWxss(), await tailwind3('w-screen flex h-[41.54vw]'))
  return [style, await runGulp(transformWxml(), template), await runGulp(transformJs(), script)]
}
