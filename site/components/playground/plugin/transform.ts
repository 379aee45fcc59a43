import theme from 'tailwindcss-4-1/theme.css?raw'
import { escapeClassList, mapClassLists, readWords } from './escape-template'
import { loadParts } from './plugin-parts'
import { hideRpx } from './rpx-units'
import { toTemplate } from './to-template'

/** Output for the visitor's input. */
export interface PlaygroundResult {
  wxml: string
  wxss: string
}

/** Tailwind and the plugin, loaded and ready. */
export interface Compiler {
  transform(input: string): Promise<PlaygroundResult>
  /** Whether Tailwind generates CSS for a class. */
  hasCss(name: string): boolean
  /** Returns the safe name of a class in a mini-program. */
  escapeName(name: string): string
}

/** Loads Tailwind and a plugin line in parallel, and returns the compiler from an input to WXML and WXSS. */
export async function createCompiler(line: string): Promise<Compiler> {
  const [{ escapeName, isSafe, toWxss }, { compile, __unstable__loadDesignSystem: loadDesignSystem }] =
    await Promise.all([loadParts(line), import('tailwindcss-4-1')])
  const entry = `${theme}\n@tailwind utilities;`
  const designSystem = await loadDesignSystem(entry)
  const isKnown = (name: string) =>
    !isSafe(name) && [...designSystem.parseCandidate(hideRpx(name).hide(name))].length > 0

  return {
    async transform(input) {
      const wxml = mapClassLists(toTemplate(input), classes =>
        escapeClassList(classes, { escapeName, isKnown }),
      )
      const { hide, show } = hideRpx(input)
      const compiler = await compile(entry)
      const css = show(compiler.build(readWords(input).map(hide)).replace(/^\/\*![\s\S]*?\*\/\s*/, ''))
      const result = await toWxss(css)
      return { wxml, wxss: result.css.trim() }
    },
    hasCss: name => designSystem.candidatesToCss([hideRpx(name).hide(name)])[0] !== null,
    escapeName: name => escapeName(name),
  }
}
