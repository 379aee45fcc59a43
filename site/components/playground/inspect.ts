import { findMarks } from './find-marks'
import { toPreviewCss } from './phone/preview-css'
import type { Compiler, PlaygroundResult } from './plugin/transform'
import { type Mark, readTemplate, type TemplateNode } from './read-template'

/** Everything that the playground shows for an input. */
export interface Inspection extends PlaygroundResult {
  /** Content of the phone, and its CSS. */
  nodes: TemplateNode[]
  css: string
  /** Marks for problems, by position in the input. */
  marks: Mark[]
}

/** Sample text of the view for an input of classes only. */
const sampleText = '小程序 Aa'

/** Compiles an input, prepares the phone's content, and finds marks. */
export async function inspect(compiler: Compiler, input: string): Promise<Inspection> {
  const result = await compiler.transform(input)
  const isTemplate = input.includes('<')
  return {
    ...result,
    ...readPreview(input, result),
    marks: [...(isTemplate ? readTemplate(input).marks : []), ...findMarks(input, result.wxss, compiler)],
  }
}

/** Returns the phone's content for a known result, such as the initial one of a page. */
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
