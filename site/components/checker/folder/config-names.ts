import type { Host } from '../read/reading'

const config = '\\.(?:config\\.)?[cm]?[jt]s$'

/** Names under which a build tool looks for its config. */
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

/** Names under which Tailwind CSS 2 and 3 and the plugin look for its config: the first that is there is read. */
export const tailwindNames = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'].map(
  ending => `tailwind.config.${ending}`,
)

/** Names under which PostCSS looks for its config. */
export const postcssNames = /^(?:postcss\.config\.[cm]?[jt]s|\.postcssrc(?:\.(?:json|ya?ml|[cm]?[jt]s))?)$/
