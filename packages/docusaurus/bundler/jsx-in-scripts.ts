import type { Plugin } from 'vite'

/** Supports JSX in plain scripts for browsers; the server bundler supports it itself. */
export function jsxInScripts(): Plugin {
  return {
    name: 'jsx-in-scripts',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.js') || id.includes('node_modules') || !/<\/?[A-Za-z>]/.test(code)) return null
      const { transformWithOxc } = await import('vite')
      return transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' }, tsconfig: false })
    },
  }
}
