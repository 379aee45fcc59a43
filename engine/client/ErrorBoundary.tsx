import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback(failure: { error: unknown; retry(): void }): ReactNode
  /** A change of it clears the error: the page, say. */
  resetKey?: unknown
}

/** Catches what its children throw while they render (React knows no other way than a class). */
export class ErrorBoundary extends Component<Props, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry()
  }

  retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback({ error: failure.error, retry: this.retry }) : this.props.children
  }
}

/** The message of an error and of each nested cause. */
export function createErrorMessage(error: unknown): string {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current != null && !seen.has(current); current = causeOf(current)) {
    seen.add(current)
    messages.push(current instanceof Error ? current.message : String(current))
  }
  return messages.join('\n\nCause:\n')
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined
}
