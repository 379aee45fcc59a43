import { type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary, usePage, useSite } from '../../client'
import { surfaceLanguage } from '../text/surface-language'
import type { CrashScreenProps } from './CrashScreen'

interface CrashGuardProps {
  children: ReactNode
  /** Set around the whole shell: what stays of the page beside the crash screen. */
  rest?: ReactNode
  onCrash?(): void
}

/** Lets a crash of what stands inside take down nothing else, until the page changes. */
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

/** Apart from `then`, which the bundler would have run before the stylesheet is there. */
const loadScreen = () => import('./CrashScreen')

/** The crash screen is loaded when it is needed, which should be never; if even that fails, the bare error shows. */
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
