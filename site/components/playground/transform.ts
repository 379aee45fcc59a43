import theme from 'tailwindcss-4-1/theme.css?raw'
import { escapeClassList, mapClassLists, readWords } from './escape-template'
import { importTailwind } from './import-tailwind'
import { loadParts } from './plugin-parts'

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

/** Loads Tailwind and a line of the plugin once and gives what turns classes or a template into WXML and WXSS. */
export async function createCompiler(line: string): Promise<Compiler> {
  const { escapeName, isSafe, toWxss } = await loadParts(line)
  const { compile, __unstable__loadDesignSystem: loadDesignSystem } = await importTailwind()
  const entry = `${theme}\n@tailwind utilities;`
  const designSystem = await loadDesignSystem(entry)
  const isKnown = (name: string) => !isSafe(name) && [...designSystem.parseCandidate(name)].length > 0

  return {
    async transform(input) {
      const wxml = mapClassLists(toTemplate(input), classes =>
        escapeClassList(classes, { escapeName, isKnown }),
      )
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
