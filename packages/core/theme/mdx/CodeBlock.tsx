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
  const first = typeof showLineNumbers === 'number' ? showLineNumbers : 1
  const numbered = showLineNumbers !== undefined && showLineNumbers !== false
  return (
    <figure
      className="code-block"
      data-lang={language.toLowerCase()}
      data-line-numbers={numbered ? '' : undefined}
      data-start={numbered && first !== 1 ? first : undefined}
    >
      {title && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{renderLines(children, numbered ? first : undefined)}</code>
      </pre>
    </figure>
  )
}

function renderLines(children: ReactNode, first: number | undefined): ReactNode {
  const lines = typeof children === 'string' ? children.replace(/\n$/, '').split('\n') : [children]
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
