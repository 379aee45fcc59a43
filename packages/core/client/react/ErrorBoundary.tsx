import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  fallback(failure: { error: unknown; retry(): void }): ReactNode
  /** A change, for example of the page, clears the error. */
  resetKey?: unknown
}

interface State {
  failure?: { error: unknown }
}

/** Catches rendering errors of its children (React requires a class for that). */
export class ErrorBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props)
    this.state = {}
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    const retry = () => this.setState({ failure: undefined })
    return failure ? this.props.fallback({ error: failure.error, retry }) : this.props.children
  }
}
