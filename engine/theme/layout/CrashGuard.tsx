import { type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary, usePage, useSite } from '../../client'
import type { CrashScreenProps } from './CrashScreen'

/** Lets a crash of what stands inside take down nothing else, until the page changes. */
export function CrashGuard({ children }: { children: ReactNode }) {
  const { quotedSurfaces } = useSite()
  return (
    <ErrorBoundary
      resetKey={usePage().path}
      fallback={failure => <Crash {...failure} language={quotedSurfaces} />}
    >
      {children}
    </ErrorBoundary>
  )
}

/** The crash screen is loaded when it is needed, which should be never; if even that fails, the bare error shows. */
function Crash(props: CrashScreenProps) {
  const [screen, setScreen] = useState<Partial<typeof import('./CrashScreen')>>()
  useEffect(() => {
    import('./CrashScreen').then(setScreen, () => setScreen({}))
  }, [])
  if (!screen) return null
  const { CrashScreen } = screen
  return CrashScreen ? <CrashScreen {...props} /> : <pre role="alert">{String(props.error)}</pre>
}
