import { terminalPages } from '@site/data/terminal-pages'
import Link from '@theme/Link'
import { useEffect, useId, useRef, useState } from 'react'
import { type FoundMessage, findMessages } from './terminal/find-messages'

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
      <p role="status" data-found={found.length > 0 || undefined}>
        {describe(output, found)}
      </p>
      {found.length > 0 ? (
        <ul>
          {found.map(({ message, line }) => (
            <li key={message.says.join()} data-harmless={message.isHarmless}>
              <Cause text={message.cause} />
              {line !== output.trim() && <code>{line.length > 200 ? `${line.slice(0, 200)}…` : line}</code>}
              <p>
                <Link href={message.path}>{terminalPages[message.path.replace(/#.*/, '')]} →</Link>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}

/** The diagnosis in the first sentence, then what else there is to say. */
function Cause({ text }: { text: string }) {
  const end = text.indexOf('。') + 1
  return (
    <p>
      <strong>{text.slice(0, end)}</strong>
      {text.slice(end)}
    </p>
  )
}

function describe(output: string, found: FoundMessage[]): string {
  if (!output.trim()) return '只在浏览器里比较，不会发送到任何地方。'
  const harmless = found.filter(({ message }) => message.isHarmless).length
  const parts = [
    found.length > harmless ? `${found.length - harmless} 个已知错误` : '',
    harmless > 0 ? `${harmless} 条可以忽略的提示` : '',
  ].filter(Boolean)
  return parts.length > 0
    ? `找到 ${parts.join('、')}`
    : '没有认出已知的报错。用搜索查报错里的原话，或者照排查清单走一遍。'
}

TerminalErrors.load = 'interaction'
