import CodeBlock, { type CodeBlockProps } from '@theme/CodeBlock'
import type { ReactNode } from 'react'

/** Inline code, or a block if it has several lines or a language. */
export default function Code({ children, ...block }: CodeBlockProps): ReactNode {
  const isBlock = block.language || (typeof children === 'string' && children.includes('\n'))
  return isBlock ? <CodeBlock {...block}>{children}</CodeBlock> : <code>{children}</code>
}
