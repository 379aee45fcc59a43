import { ErrorBoundary as Boundary } from 'inkstone/client'
import type { ReactNode } from 'react'

interface Failure {
  error: unknown
  tryAgain(): void
}

export default function ErrorBoundary({
  children,
  fallback,
}: {
  children?: ReactNode
  fallback?: (failure: Failure) => ReactNode
}) {
  return (
    <Boundary fallback={({ error, retry }) => fallback?.({ error, tryAgain: retry }) ?? null}>
      {children}
    </Boundary>
  )
}
