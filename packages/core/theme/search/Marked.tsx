import { type MarkedText, splitMarks } from 'inkstone-search/browser'

/** Renders a text with its marked parts as text nodes, never as HTML. */
export function Marked({ value, fallback }: { value: MarkedText | undefined; fallback: string | null }) {
  if (!value) return <span>{fallback}</span>
  return splitMarks(value).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    piece.marked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}
