import { Fragment, type ReactNode } from 'react'
import { useIsHydrated } from '../../client'
import { DATA } from '../../model'
import { createCodeBlockMetadata } from './code-block-metadata'

export { type CodeBlockMetadata, createCodeBlockMetadata } from './code-block-metadata'

/** Props of a code block written as a component. */
export interface CodeBlockProps {
  language?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
  /** What a fence has after its language. */
  metastring?: string
  className?: string
  children?: ReactNode
}

/** Code as it is; the build gives it colours and marks lines where no browser draws it again. */
export default function CodeBlock({ children, className, ...written }: CodeBlockProps) {
  const isHydrated = useIsHydrated()
  const code = toText(children)
  const block = createCodeBlockMetadata({ code: code ?? '', className, ...written })
  const first = block.lineNumbersStart
  return (
    <figure
      className="code-block"
      data-lang={block.language}
      data-line-numbers={first === undefined ? undefined : ''}
      data-start={first === 1 ? undefined : first}
      {...{ [DATA.codeMeta]: isHydrated || code === undefined ? undefined : (written.metastring ?? '') }}
    >
      {block.title && <figcaption className="code-title">{block.title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{renderLines(code ?? children, first)}</code>
      </pre>
    </figure>
  )
}

/** Text of children that are nothing else. */
function toText(children: ReactNode): string | undefined {
  if (typeof children === 'string' || typeof children === 'number') return String(children)
  if (!Array.isArray(children)) return undefined
  const texts = children.map(toText)
  return texts.includes(undefined) ? undefined : texts.join('')
}

function renderLines(children: ReactNode, first: number | undefined): ReactNode {
  const lines = typeof children === 'string' ? children.replace(/\r?\n$/, '').split('\n') : [children]
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
    <Fragment key={index}>
      <span className="line" data-line={first === undefined ? undefined : first + index}>
        {line}
      </span>
      {'\n'}
    </Fragment>
  ))
}
