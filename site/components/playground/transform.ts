import { isAllowedClassName } from '@weapp-core/escape'
import { createStyleHandler } from '@weapp-tailwindcss/postcss'
import theme from 'tailwindcss-4-1/theme.css?raw'
import { escapeClassList, mapClassLists, readWords } from './escape-template'
import { importTailwind } from './import-tailwind'

/** What becomes of the visitor's input. */
export interface PlaygroundResult {
  wxml: string
  wxss: string
}

/** Tailwind and the plugin, ready for inputs. */
export interface Compiler {
  transform(input: string): Promise<PlaygroundResult>
  /** Whether Tailwind makes any CSS of a class. */
  hasCss(name: string): boolean
  /** Every class that Tailwind knows by its default theme. */
  listClasses(): string[]
}

/** Loads Tailwind once and gives what turns classes or a template into WXML and WXSS. */
export async function createCompiler(): Promise<Compiler> {
  const { compile, __unstable__loadDesignSystem: loadDesignSystem } = await importTailwind()
  const entry = `${theme}\n@tailwind utilities;`
  const designSystem = await loadDesignSystem(entry)
  const isKnown = (name: string) =>
    !isAllowedClassName(name) && [...designSystem.parseCandidate(name)].length > 0
  const toWxss = createStyleHandler(pluginDefaults)

  return {
    async transform(input) {
      const wxml = mapClassLists(toTemplate(input), classes => escapeClassList(classes, isKnown))
      const compiler = await compile(entry)
      const css = compiler.build(readWords(input)).replace(/^\/\*![\s\S]*?\*\/\s*/, '')
      const result = await toWxss(css)
      return { wxml, wxss: result.css.trim() }
    },
    hasCss: name => designSystem.candidatesToCss([name])[0] !== null,
    listClasses: () => designSystem.getClassList().map(([name]) => name),
  }
}

/** A list of classes stands for a view that carries them. */
function toTemplate(input: string): string {
  return input.includes('<') ? input : `<view class="${input.trim().replace(/\s+/g, ' ')}"></view>`
}

/** What the plugin passes on when a reader sets no option. */
const pluginDefaults = {
  isMainChunk: true,
  majorVersion: 4,
  cssPreflight: {
    'box-sizing': 'border-box',
    'border-width': '0',
    'border-style': 'solid',
    'border-color': 'currentColor',
  },
  cssSelectorReplacement: { root: 'page', universal: ['view', 'text'] },
  cssChildCombinatorReplaceValue: ['view', 'text'],
  cssRemoveHoverPseudoClass: true,
  cssRemoveProperty: false,
}
