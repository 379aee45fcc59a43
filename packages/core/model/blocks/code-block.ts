import { DATA } from '../contract'
import { type Block, block } from './block'

export interface CodeInput<Content> {
  language: string
  title?: Content
  /** Number of the first line; undefined hides line numbers. */
  firstLine?: number
  hints?: string
  /** The text after a fence's language, for a block that the build highlights later. */
  meta?: string
  /** Whether long lines wrap where the theme's default is to scroll. */
  wraps?: boolean
  lines: { classes?: string; content: Content }[]
  /** The line break. */
  newline: Content
  note?: Content
}

export function codeBlock<Content>(of: CodeInput<Content>): Block<Content> {
  const { language, title, firstLine, hints, meta, wraps, lines, newline, note } = of
  const isNumbered = firstLine !== undefined
  const attributes = {
    class: 'code-block',
    'data-lang': language,
    'data-wrap': wraps ? 'on' : undefined,
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
    // A scrollable block must be focusable for keyboard users.
    block('pre', { tabindex: 0 }, [block('code', {}, code)]),
    ...(note ? [block('p', { class: 'code-note' }, [{ content: note }])] : []),
  ])
}
