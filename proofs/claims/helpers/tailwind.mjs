import { environment, require } from './environment.mjs'

/**
 * The CSS of Tailwind CSS 3 without its preflight. `content` is a text with class names or what the config takes;
 * other settings than these go into the config, where `tailwindPlugins` are its plugins.
 */
export async function tailwind3(
  content,
  { css = '@tailwind utilities;', from, postcssPlugins = [], ...config } = {},
) {
  const plugin = require('tailwindcss')({
    content: typeof content === 'string' ? [{ raw: content }] : content,
    corePlugins: { preflight: false },
    ...config,
  })
  const result = await require('postcss')([plugin, ...postcssPlugins]).process(css, { from })
  return result.css
}

/** Tailwind CSS 4 with an entry, before it has seen class names. */
export function openTailwind4(entry) {
  return require('@tailwindcss/node').compile(entry, { base: environment, onDependency() {} })
}

/** The CSS of Tailwind CSS 4. */
export async function tailwind4(entry, classes = []) {
  const { build } = await openTailwind4(entry)
  return build(classes)
}

/** The CSS of a build with the PostCSS plugin of Tailwind CSS 4, which looks for class names in `base`. */
export async function postcss4(css, { base = environment, from }) {
  const plugin = require('@tailwindcss/postcss')({ base, optimize: false })
  const result = await require('postcss')([plugin]).process(css, { from })
  return result.css
}

/** Words in a text that Tailwind CSS 4 takes for class names. */
export function scan4(content) {
  const scanner = new (require('@tailwindcss/oxide').Scanner)({})
  return scanner.getCandidatesWithPositions({ content, extension: 'js' }).map(({ candidate }) => candidate)
}

/** What the plugin makes of CSS of Tailwind CSS 4. */
export async function toWxss(context, css, settings) {
  const result = await context.transformWxss(css, { majorVersion: 4, ...settings })
  return result.css
}
