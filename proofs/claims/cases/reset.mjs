import { tailwind3, tailwind4 } from '../helpers/tailwind.mjs'

export function resetOfDefault({ require }) {
  return tagsOf(require)
}

export function resetOfForm({ require }) {
  return tagsOf(require, 'form')
}

export function resetOfContent({ require }) {
  return tagsOf(require, 'content')
}

export function resetOfMedia({ require }) {
  return tagsOf(require, 'media')
}

export function resetOfAll({ require }) {
  return tagsOf(require, 'all')
}

export function resetOfFormInCss() {
  return tailwind4('@plugin "weapp-tailwindcss/reset" { preset: form; }')
}

/** Selectors of the rules that the plugin adds to those of Tailwind. */
async function tagsOf(require, preset = '') {
  const { reset } = require('weapp-tailwindcss/reset')
  // Tailwind takes two configs for one where they differ in a plugin alone: the content sets them apart.
  const css = await tailwind3(preset, {
    css: '@tailwind base;',
    plugins: [preset ? reset({ preset }) : reset()],
  })
  const selectors = [...css.matchAll(/^([^{}*]+)\{/gm)].map(([, selector]) => selector.trim())
  return selectors.slice(1).join(' ')
}
