import { findMarks } from './find-marks'
import { toPreviewCss } from './phone/preview-css'
import type { Compiler, PlaygroundResult } from './plugin/transform'
import { type Mark, readTemplate, type TemplateNode } from './read-template'

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
    marks: [...(isTemplate ? readTemplate(input).marks : []), ...findMarks(input, result.wxss, compiler)],
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
