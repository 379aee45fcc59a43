import { useEffect } from 'react'
import { createErrorMessage } from '../../client'
import type { ClientSite } from '../../model'
import { getCrashText } from '../text'

export interface CrashScreenProps {
  error: unknown
  retry(): void
  language: ClientSite['quotedSurfaces']
}

/** Stands in for what has crashed; "Try again" renders it once more. */
export function CrashScreen({ error, retry, language }: CrashScreenProps) {
  const text = getCrashText(language)
  useEffect(() => {
    const before = document.title
    document.title = text.pageTitle
    return () => {
      document.title = before
    }
  }, [text])
  return (
    <div className="crash" role="alert">
      <h1>{text.heading}</h1>
      <button type="button" className="button button-primary mt-6" onClick={retry}>
        {text.tryAgain}
      </button>
      <pre>{createErrorMessage(error, text.cause)}</pre>
    </div>
  )
}
