import { DATA } from '../contract'
import { type Block, block } from './block'

export interface CodeInput<Content> {
  language: string
  title?: Content
  /** Number of the first line; without one, lines have no numbers. */
  firstLine?: number
  hints?: string
  /** What a fence has after its language, for a block that the build colours later. */
  meta?: string
  lines: { classes?: string; content: Content }[]
  /** Ends a line. */
  newline: Content
  note?: Content
}

export function codeBlock<Content>(of: CodeInput<Content>): Block<Content> {
  const { language, title, firstLine, hints, meta, lines, newline, note } = of
  const isNumbered = firstLine !== undefined
  const attributes = {
    class: 'code-block',
    'data-lang': language,
    [DATA.hints]: hints,
    'data-line-numbers': isNumbered || undefined,
    'data-start': isNumbered && firstLine !== 1 ? firstLine : undefined,
    [DATA.codeMeta]: meta,
  }
  const code = lines.flatMap(({ classes, content }, index) => [
    block(
      'span',
      {
        class: classes ? `line ${classes}` : 'line',
        'data-line': isNumbered ? firstLine + index : undefined,
      },
      [{ content }],
    ),
    { content: newline },
  ])
  return block('figure', attributes, [
    ...(title ? [block('figcaption', { class: 'code-title' }, [{ content: title }])] : []),
    // A block that scrolls must be reachable by keyboard.
    block('pre', { tabindex: 0 }, [block('code', {}, code)]),
    ...(note ? [block('p', { class: 'code-note' }, [{ content: note }])] : []),
  ])
}
