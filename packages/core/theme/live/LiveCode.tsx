import { useEffect, useId, useRef, useState } from 'react'
import { useSite } from '../../client'
import { liveFrameFile, withBase } from '../../model'
import { liveText } from '../text'

interface LiveCodeProps {
  code: string
  /** Whether the code calls `render` itself, instead of being one expression. */
  noInline?: boolean
}

const WAIT_AFTER_TYPING_MS = 200

/** An editor and, in an iframe with a separate content security policy, the rendered result. */
export default function LiveCode({ code: initial, noInline = false }: LiveCodeProps) {
  const { baseUrl, trailingSlash } = useSite()
  const [code, setCode] = useState(initial.replace(/\n$/, ''))
  const [height, setHeight] = useState(64)
  const [ready, setReady] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const id = useId()

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return
      const { ready, height } = (event.data ?? {}) as { ready?: boolean; height?: number }
      if (ready) setReady(true)
      if (typeof height === 'number') setHeight(Math.min(Math.max(height, 32), 2000))
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(
      () => frame.current?.contentWindow?.postMessage({ code, noInline }, '*'),
      WAIT_AFTER_TYPING_MS,
    )
    return () => clearTimeout(timer)
  }, [ready, code, noInline])

  return (
    <div className="live-code">
      <label className="live-title" htmlFor={id}>
        {liveText.editor}
      </label>
      <textarea
        id={id}
        className="live-editor"
        value={code}
        rows={code.split('\n').length}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        onChange={event => setCode(event.target.value)}
      />
      <p className="live-title">{liveText.result}</p>
      <iframe
        ref={element => {
          frame.current = element
          element?.style.setProperty('height', `${height}px`)
        }}
        className="live-frame"
        title={liveText.result}
        sandbox="allow-scripts"
        src={withBase(baseUrl, liveFrameFile(trailingSlash).replace('index.html', ''))}
      />
    </div>
  )
}
