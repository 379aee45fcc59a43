import { useEffect } from 'react'
import { createErrorMessage } from '../../client'
import type { ClientSite } from '../../model'
import { getCrashText } from '../text'
import '../styles/crash.css'

export interface CrashScreenProps {
  error: unknown
  retry(): void
  language: ClientSite['quotedSurfaces']
  homeHref: string
  /** Language of the texts, if it differs from the page's. */
  lang: string | undefined
  /** Whether the whole shell has crashed, not just a part. */
  isWhole: boolean
}

/** Replaces a crashed part; "Try again" renders it once more. */
export function CrashScreen({ error, retry, language, homeHref, lang, isWhole }: CrashScreenProps) {
  const text = getCrashText(language)
  useEffect(() => {
    if (!isWhole) return
    const before = document.title
    document.title = text.pageTitle
    return () => {
      document.title = before
    }
  }, [text, isWhole])
  const Heading = isWhole ? 'h1' : 'h2'
  return (
    <div className="crash" lang={lang} data-part={!isWhole || undefined} role="alert">
      <Heading>{text.heading}</Heading>
      <p>
        <button type="button" className="button button-primary" onClick={retry}>
          {text.tryAgain}
        </button>{' '}
        <a href={homeHref}>{text.home}</a>
      </p>
      <pre>{createErrorMessage(error, text.cause)}</pre>
    </div>
  )
}
