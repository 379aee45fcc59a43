import useBaseUrl from '@theme/useBaseUrl'
import { useEffect, useRef, useState } from 'react'
import type { Inspection } from '../inspect'
import { canFillFrame, createScreen, type Screen } from './create-screen'

interface PhoneProps {
  /** Initial content as HTML, rendered at build time. */
  still: string
  content?: Inspection
  width: number
  isDark: boolean
}

/** A phone that shows the template with the generated WXSS. */
export function Phone({ still, content, width, isDark }: PhoneProps) {
  const stillStyles = useBaseUrl('/data/playground-still.css')
  const box = useRef<HTMLDivElement>(null)
  const [screen, setScreen] = useState<Screen>()
  useEffect(() => box.current!.style.setProperty('--phone-width', `${width}px`), [width])
  useEffect(() => {
    if (screen && content) screen.show({ ...content, isDark })
  }, [screen, content, isDark])

  return (
    <div
      ref={box}
      className="phone"
      {...(screen
        ? { 'data-mode': isDark ? 'dark' : 'light' }
        : { role: 'img', 'aria-label': '手机上的样子' })}
    >
      <div className="phone-screen">
        {!screen && (
          <>
            {/* Loaded only here, because few pages have a phone. */}
            <link rel="stylesheet" href={stillStyles} />
            <div className="phone-still" inert dangerouslySetInnerHTML={{ __html: still }} />
          </>
        )}
        {content && canFillFrame() && (
          <iframe
            title="手机预览"
            sandbox="allow-same-origin"
            srcDoc="<!doctype html>"
            onLoad={event => setScreen(createScreen(event.currentTarget))}
          />
        )}
      </div>
    </div>
  )
}
