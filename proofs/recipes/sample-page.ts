/** Classes that a page of the reader uses; each needs the plugin in another way. */
export const sampleClasses = ['w-[13px]', 'bg-[#07c160]', 'text-[32rpx]', 'mt-1.5', 'w-1/2', 'p-4']

/** A class that stands only in a script. */
export const scriptClass = 'h-[40px]'

export const sampleScript = `export const size = '${scriptClass} flex'\n`

/** A page of the reader, in every form and place that a recipe may look for one. */
export function samplePages(classes: string[]): Record<string, string> {
  const template = `<view class="${classes.join(' ')}">sample</view>\n`
  const component = `<template>\n${template}</template>\n`
  const jsx = `export default () => <View className="${classes.join(' ')}" />\n`
  const forms: Record<string, string> = {
    vue: component,
    uvue: component,
    mpx: component,
    wxml: template,
    html: template,
    ttml: template,
    tsx: jsx,
    jsx,
    ts: sampleScript,
    js: sampleScript,
  }
  const folders = ['src/pages/sample', 'pages/sample', 'miniprogram/pages/sample']
  return Object.fromEntries(
    folders.flatMap(folder =>
      Object.entries(forms).map(([extension, text]) => [`${folder}/sample.${extension}`, text]),
    ),
  )
}
