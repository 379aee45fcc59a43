import Link from '@theme/Link'
import { useEffect, useId, useRef, useState } from 'react'
import { findMessages } from './terminal/find-messages'

/** Takes terminal output and lists the known causes. No data leaves the browser. */
export default function TerminalErrors() {
  const [output, setOutput] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  // Includes text pasted before hydration.
  useEffect(() => setOutput(field.current?.value ?? ''), [])
  const found = findMessages(output)
  return (
    <form
      className="terminal-errors"
      translate="no"
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
    >
      <label htmlFor={id}>终端的输出</label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="把报错贴在这里，多贴几行也可以"
        onInput={event => setOutput(event.currentTarget.value)}
      />
      <p role="status">{describe(output, found.length)}</p>
      {found.length > 0 ? (
        <ul>
          {found.map(({ message, line }) => (
            <li key={message.says.join()} data-harmless={message.isHarmless}>
              <code>{line.length > 200 ? `${line.slice(0, 200)}…` : line}</code>
              <p>
                {message.cause} <Link href={message.path}>看这一页</Link>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}

function describe(output: string, count: number): string {
  if (!output.trim()) return '只在浏览器里比较，不会发送到任何地方。'
  return count > 0 ? `认出 ${count} 条。` : '没有认出已知的报错。用搜索查报错里的原话，或者照排查清单走一遍。'
}

TerminalErrors.load = 'interaction'
