import { readdirSync } from 'node:fs'
import { hasMessage, isInPackage, readBuilt, readPackage } from '../helpers/plugin.mjs'

/** Whether the patched Tailwind CSS 4 knows the unit. */
export function patchOfTailwind4() {
  return readdirSync('node_modules/tailwindcss/dist')
    .filter(file => /lib|chunk/.test(file))
    .some(file => readPackage(`tailwindcss/dist/${file}`).includes('rpx'))
}

/** The units that the patched Tailwind CSS 3 knows. */
export function unitsOfTailwind3() {
  const [, afterStart] = readPackage('tailwindcss/lib/util/dataTypes.js').split('lengthUnits = [')
  return afterStart.split(']')[0]
}

/** Whether both entries of the plugin, or a part that they load, log how many classes there are. */
export function bothLogClassCount() {
  return ['vite', 'webpack'].every(entry => {
    const code = readPackage(`weapp-tailwindcss/dist/${entry}.js`)
    const parts = [...code.matchAll(/chunk-\w+\.js/g)].map(([file]) =>
      readPackage(`weapp-tailwindcss/dist/${file}`),
    )
    return [code, ...parts].some(text => text.includes('class count'))
  })
}

export function stageOfWebpack() {
  return readBuilt('weapp-tailwindcss').some(code => code.includes('PROCESS_ASSETS_STAGE_SUMMARIZE'))
}

export function scriptAfterInstall() {
  return ['package.json', 'scripts/postinstall.mjs']
    .map(name => `weapp-tailwindcss/${name}`)
    .filter(isInPackage)
    .map(file => readPackage(file).match(/.postinstall.: .*|spawnSync\(.*/)?.[0])
    .at(-1)
}

/** Whether the plugin looks for the ending of these files. */
export function readsNvue() {
  return readBuilt('weapp-tailwindcss').some(code => code.includes('uvue|nvue'))
}

export function errorOfMissingTailwind() {
  return readBuilt('tailwindcss-patch').some(code => code.includes('Error("tailwindcss not found")'))
}

export function messageOfMissingPackage() {
  return hasMessage('Unable to locate Tailwind CSS package')
}

export function messageOfMissingConfig() {
  return readBuilt('tailwindcss-patch').some(code => code.includes('No TailwindCSS Config found in'))
}

export function messageOfPatch() {
  return hasMessage('patch tailwindcss for custom length unit successfully!')
}

export function messageOfPatchedList() {
  return hasMessage('Patched Tailwind CSS length unit list (v4)')
}

export function messageOfDynamicClass() {
  return readBuilt('weapp-tailwindcss').some(code => {
    const text = code.replace(/\\u([0-9A-F]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    return text.includes('WXML 动态类名未完成转译')
  })
}
