import { webpackOptions } from '../helpers/plugin.mjs'

export function unitsOfPatch() {
  const { dataTypes } = webpackOptions({
    supportCustomLengthUnitsPatch: { units: ['upx'], dangerousOptions: { overwrite: false } },
  }).patch()
  return dataTypes.replace(/'(?!cm|upx)[^']+', /g, '')
}

export function resultOfSecondPatch() {
  const { dataTypes, processTailwindFeatures, plugin } = webpackOptions().patch()
  return [typeof dataTypes, processTailwindFeatures.includes('use strict'), plugin.includes('use strict')]
}

export function negatedPatternMatchesAll() {
  const { cssMatcher } = webpackOptions({ cssMatcher: ['**/*.wxss', '!wxcomponents/**'] })
  return ['app.wxss', 'wxcomponents/a.wxss', 'a.js'].map(cssMatcher)
}

export function patternsOfFolders() {
  const { cssMatcher } = webpackOptions({ cssMatcher: ['app.wxss', '{pages,components}/**/*.wxss'] })
  return ['app.wxss', 'pages/a/a.wxss', 'wxcomponents/a.wxss', 'a.js'].map(cssMatcher)
}

export function preservesClassInScript() {
  const { jsHandler } = webpackOptions({ jsPreserveClass: name => name === 'w-[1px]' })
  return jsHandler('const a = `w-[1px] h-[1px]`', new Set(['w-[1px]', 'h-[1px]'])).code
}

export function mapOfScript() {
  const { map } = webpackOptions().jsHandler('const a = `w-[1px]`', new Set(['w-[1px]']), {
    generateMap: true,
  })
  return typeof map
}

export function addsUnitsToDefault() {
  return webpackOptions({ supportCustomLengthUnitsPatch: { units: ['upx'] } }).supportCustomLengthUnitsPatch
    .units
}
