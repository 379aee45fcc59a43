import { type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary, usePage, useSite } from '../../client'
import { surfaceLanguage } from '../text/surface-language'
import type { CrashScreenProps } from './CrashScreen'

interface CrashGuardProps {
  children: ReactNode
  /** For the guard around the whole shell: content to keep beside the crash screen. */
  rest?: ReactNode
  onCrash?(): void
}

/** Shows a crash screen in place of children that throw, until the page changes. */
export function CrashGuard({ children, rest, onCrash }: CrashGuardProps) {
  const site = useSite()
  return (
    <ErrorBoundary
      resetKey={usePage().path}
      fallback={failure => (
        <>
          <Crash
            {...failure}
            language={site.quotedSurfaces}
            lang={surfaceLanguage(site)}
            homeHref={site.baseUrl}
            isWhole={rest !== undefined}
            onCrash={onCrash}
          />
          {rest}
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}

/** A separate function: the bundler would run a `then` chained to the import before the stylesheet is loaded. */
const loadScreen = () => import('./CrashScreen')

/** Loads the crash screen on demand; if that fails as well, shows the bare error. */
function Crash({ onCrash, ...props }: CrashScreenProps & { onCrash?(): void }) {
  const [screen, setScreen] = useState<Partial<typeof import('./CrashScreen')>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per crash
  useEffect(() => {
    onCrash?.()
    loadScreen().then(setScreen, () => setScreen({}))
  }, [])
  if (!screen) return null
  const { CrashScreen } = screen
  return CrashScreen ? <CrashScreen {...props} /> : <pre role="alert">{String(props.error)}</pre>
}
