// Runs live code inside of a sandboxed iframe without access to the site, under its own content security
// policy.
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { transform } from 'sucrase'
import { liveText } from '../theme/text'
import { createCheck, insertChecks } from './live-deadline'

interface LiveSource {
  code: string
  noInline: boolean
}

const container = document.body.appendChild(document.createElement('div'))
const root = createRoot(container)
const CHECK = '__checkDeadline'
const check = createCheck(() => {
  const error = new Error(liveText.tooLong)
  // Errors in event handlers reach no error boundary, and the iframe has no origin to observe them.
  setTimeout(() => root.render(<Failure error={error} retry={() => shown && show(shown)} />))
  return error
})

addEventListener('message', event => {
  if (event.source === parent) show(event.data as LiveSource)
})
new ResizeObserver(() => send({ height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
)
send({ ready: true })

function send(message: object) {
  parent.postMessage(message, '*')
}

let shown: LiveSource | undefined

function show(source: LiveSource) {
  shown = source
  try {
    const element = evaluate(source)
    root.render(
      <Guard key={Math.random()} retry={() => show(source)}>
        {element}
      </Guard>,
    )
  } catch (error) {
    root.render(<Failure error={error} retry={() => show(source)} />)
  }
}

/** Evaluates one expression (an element or a component), or statements that call `render`. */
function evaluate({ code, noInline }: LiveSource): React.ReactNode {
  const options = { transforms: ['jsx' as const, 'typescript' as const], production: true }
  const source = code.trim().replace(/;$/, '')
  let rendered: React.ReactNode = null
  const scope: Record<string, unknown> = {
    React,
    ...React,
    [CHECK]: check,
    render: (element: React.ReactNode) => {
      rendered = element
    },
  }
  const names = Object.keys(scope).filter(name => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
  const { code: body } = transform(noInline ? source : `return (${source})`, options)
  const run = new Function(...names, insertChecks(body, CHECK))
  const result = run(...names.map(name => scope[name]))
  if (noInline) return rendered
  return typeof result === 'function'
    ? React.createElement(result as React.ComponentType)
    : (result as React.ReactNode)
}

class Guard extends React.Component<{ children: React.ReactNode; retry(): void }, { error?: unknown }> {
  state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  render() {
    return this.state.error ? (
      <Failure error={this.state.error} retry={this.props.retry} />
    ) : (
      this.props.children
    )
  }
}

function Failure({ error, retry }: { error: unknown; retry(): void }) {
  return (
    <div role="alert">
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <button type="button" onClick={retry}>
        {liveText.retry}
      </button>
    </div>
  )
}
