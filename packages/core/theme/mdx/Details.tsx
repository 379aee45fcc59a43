import { Children, isValidElement, type ReactNode } from 'react'
import { pageText } from '../text'

export interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  children?: ReactNode
}

/** A collapsible section; the summary is a prop or a <summary> among the children. */
export default function Details({ summary, open, children }: DetailsProps) {
  const parts = Children.toArray(children)
  const own = parts.find(part => isValidElement(part) && part.type === 'summary')
  return (
    <details className="details" open={open}>
      {own ?? <Summary>{summary ?? pageText.details}</Summary>}
      <div className="details-body">{parts.filter(part => part !== own)}</div>
    </details>
  )
}

function Summary({ children }: { children: ReactNode }) {
  if (isValidElement(children) && children.type === 'summary') return children
  return <summary>{children}</summary>
}
