import { Fragment, type ReactNode } from 'react'

/** Props of a code block written as a component. */
export interface CodeBlockProps {
  language?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
  children?: ReactNode
}

/** Code as it is, without colours; fences are the way to coloured and checked code. */
export default function CodeBlock({ language = 'text', title, showLineNumbers, children }: CodeBlockProps) {
  const numbered = showLineNumbers !== undefined && showLineNumbers !== false
  return (
    <figure
      className="code-block"
      data-lang={language.toLowerCase()}
      data-line-numbers={numbered ? '' : undefined}
      data-start={typeof showLineNumbers === 'number' ? showLineNumbers : undefined}
    >
      {title && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{renderLines(children)}</code>
      </pre>
    </figure>
  )
}

function renderLines(children: ReactNode): ReactNode {
  if (typeof children !== 'string') return children
  const lines = children.replace(/\n$/, '').split('\n')
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and never move
    <Fragment key={index}>
      <span className="line">{line}</span>
      {'\n'}
    </Fragment>
  ))
}
