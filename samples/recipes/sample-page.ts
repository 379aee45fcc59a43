/** Classes that a page of the reader uses; each needs the plugin in another way. */
export const sampleClasses = ['w-[13px]', 'bg-[#07c160]', 'text-[32rpx]', 'mt-1.5', 'w-1/2', 'p-4']

/** A class that stands only in a script. */
export const scriptClass = 'h-[40px]'

export const sampleTemplate = `<view class="${sampleClasses.join(' ')}">sample</view>\n`
export const sampleScript = `export const size = '${scriptClass} flex'\n`

/** A page of the reader, in every form and place that a recipe may look for one. */
export function samplePages(): Record<string, string> {
  const component = `<template>\n${sampleTemplate}</template>\n`
  const jsx = `export default () => <View className="${sampleClasses.join(' ')}" />\n`
  const forms: Record<string, string> = {
    vue: component,
    uvue: component,
    mpx: component,
    wxml: sampleTemplate,
    html: sampleTemplate,
    ttml: sampleTemplate,
    tsx: jsx,
    jsx,
    ts: sampleScript,
    js: sampleScript,
  }
  const folders = ['src/pages/sample', 'pages/sample', 'miniprogram/pages/sample']
  return Object.fromEntries(
    folders.flatMap(folder => Object.entries(forms).map(([extension, text]) => [`${folder}/sample.${extension}`, text])),
  )
}
