import { mapClassLists } from './escape-template'
import { toPreviewCss } from './preview-css'
import { type Mark, readTemplate, type TemplateNode } from './read-template'
import type { Compiler, PlaygroundResult } from './transform'

/** Everything that the playground shows of an input. */
export interface Inspection extends PlaygroundResult {
  /** What the phone shows, and the CSS for it. */
  nodes: TemplateNode[]
  css: string
  /** What is wrong, by its place in the input. */
  marks: Mark[]
}

/** What a view shows in the phone when the visitor wrote classes alone. */
const sampleText = '小程序 Aa'

/** Compiles an input, renders it to data for the phone, and finds what to mark in it. */
export async function inspect(compiler: Compiler, input: string): Promise<Inspection> {
  const result = await compiler.transform(input)
  const isTemplate = input.includes('<')
  return {
    ...result,
    ...readPreview(input, result),
    marks: [...(isTemplate ? readTemplate(input).marks : []), ...findUnused(input, compiler)],
  }
}

/** The phone's content for a result that is known already, as on the first sight of a page. */
export function readPreview(
  input: string,
  { wxml, wxss }: PlaygroundResult,
): Pick<Inspection, 'nodes' | 'css'> {
  const { nodes } = readTemplate(input.includes('<') ? wxml : withContent(wxml))
  return { nodes, css: toPreviewCss(wxss) }
}

function withContent(wxml: string): string {
  return `<sample>${wxml.replace('></view>', `>${sampleText}</view>`)}</sample>`
}

/** Classes that Tailwind makes nothing of; those inside of data bindings are left out, for they may be anything. */
function findUnused(input: string, { hasCss }: Compiler): Mark[] {
  return findClasses(input)
    .filter(({ name }) => !hasCss(name))
    .map(({ name, from }) => ({
      from,
      to: from + name.length,
      severity: 'warning',
      message: `${name} 没有生成样式`,
    }))
}

/** Every fixed class of an input with its place. */
function findClasses(input: string): { name: string; from: number }[] {
  if (!input.includes('<')) return findWords(input, 0)
  const found: { name: string; from: number }[] = []
  mapClassLists(input, (classes, at) => {
    found.push(...findWords(classes, at))
    return classes
  })
  return found
}

function findWords(text: string, offset: number): { name: string; from: number }[] {
  const fixed = text.replace(/\S*\{\{[\s\S]*?\}\}\S*/g, binding => ' '.repeat(binding.length))
  return [...fixed.matchAll(/\S+/g)].map(({ 0: name, index }) => ({ name, from: offset + index }))
}
