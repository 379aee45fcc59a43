import type { ReactNode } from 'react'
import { useIsHydrated } from '../../client'
import { codeBlock } from '../../model'
import { createCodeBlockMetadata } from './code-block-metadata'
import { drawBlock } from './draw-block'

export { type CodeBlockMetadata, createCodeBlockMetadata } from './code-block-metadata'

export interface CodeBlockProps {
  language?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
  metastring?: string
  className?: string
  children?: ReactNode
}

/** A code block; the build highlights it and marks lines unless it is hydrated. */
export default function CodeBlock({ children, className, ...written }: CodeBlockProps) {
  const isHydrated = useIsHydrated()
  const code = toText(children)
  const block = createCodeBlockMetadata({ code: code ?? '', className, ...written })
  const lines = code === undefined ? [children] : code.replace(/\r?\n$/, '').split('\n')
  return drawBlock(
    codeBlock<ReactNode>({
      language: block.language,
      title: block.title,
      firstLine: block.lineNumbersStart,
      meta: isHydrated || code === undefined ? undefined : (written.metastring ?? ''),
      lines: lines.map(content => ({ content })),
      newline: '\n',
    }),
  )
}

/** Returns the text of children that consist of text only. */
function toText(children: ReactNode): string | undefined {
  if (typeof children === 'string' || typeof children === 'number') return String(children)
  if (!Array.isArray(children)) return undefined
  const texts = children.map(toText)
  return texts.includes(undefined) ? undefined : texts.join('')
}
