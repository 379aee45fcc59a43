import { decodeHTML } from 'entities'
import type { Site } from '../../config'
import { drawFigure, type Highlighter, parseFenceInfo, readHighlightedLines } from '../../markdown'
import { DATA } from '../../model'

interface Tools {
  highlighter: Highlighter
  site: { markdown: Pick<Site['markdown'], 'lineMarks'> }
}

const BLOCK = new RegExp(
  `(<figure class="code-block" data-lang="([^"]*)"[^>]*?) ${DATA.codeMeta}="([^"]*)"([^>]*>[\\s\\S]*?<code>)([\\s\\S]*?)(</code>)`,
  'g',
)

/** Highlights code blocks of components, `<CodeBlock language="js">{text}</CodeBlock>`, like fences. */
export function colourCode(html: string, { highlighter, site }: Tools): string {
  if (!html.includes(` ${DATA.codeMeta}=`)) return html
  return html.replace(BLOCK, (_, open: string, language: string, meta: string, ...rest: string[]) => {
    const [head = '', lines = '', close = ''] = rest
    const text = decodeHTML(lines.replace(/<[^>]*>/g, '').replace(/\n$/, ''))
    const { lines: range } = parseFenceInfo(language, decodeHTML(meta))
    const marks = site.markdown.lineMarks
    const { code, lines: highlighted, classes } = readHighlightedLines({ code: text, language, range, marks })
    const numbered = open.includes(' data-line-numbers=') || head.includes(' data-line-numbers=')
    const lineNumbers = numbered ? Number(/ data-start="(\d+)"/.exec(open + head)?.[1] ?? 1) : undefined
    const figure = { language, code, highlighted: [...highlighted], classes, lineNumbers }
    const drawn = drawFigure(figure, highlighter.highlight(figure) ?? [])
    return `${open}${head}${drawn.slice(drawn.indexOf('<code>') + '<code>'.length, drawn.indexOf('</code>'))}${close}`
  })
}
