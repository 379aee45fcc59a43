import type { Host } from '../read/reading'

const config = '\\.(?:config\\.)?[cm]?[jt]s$'

/** Config file names of build tools. */
export const registers: Record<Host, RegExp> = {
  vite: /^vite\.config\.[cm]?[jt]s$/,
  'weapp-vite': /^(?:vite|weapp-vite)\.config\.[cm]?[jt]s$/,
  'vue-cli': /^(?:vue|mpx)\.config\.[cm]?js$/,
  'taro-webpack': /^config\/index\.[jt]s$/,
  'taro-vite': /^config\/index\.[jt]s$/,
  rax: /^build\.plugin\.js$/,
  gulp: /^gulpfile\.[cm]?[jt]s$/,
  node: new RegExp(`^(?:build|scripts/build)${config}`),
}

/** Config file names of Tailwind CSS 2 and 3, also used by the plugin; the first existing one is read. */
export const tailwindNames = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'].map(
  ending => `tailwind.config.${ending}`,
)

/** Config file names of PostCSS. */
export const postcssNames = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc(?:\.(?:json|ya?ml|[cm]?[jt]s))?)$/
