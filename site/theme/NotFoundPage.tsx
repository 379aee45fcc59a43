import type { ReactNode } from 'react'
import { Swap } from '../components/landing/Swap.static'
import { missingClass } from '../data/landing-inputs'

/** The page for addresses without a page, below a class that has one: its safe name. */
export default function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="not-found-art" aria-hidden="true">
        <Swap name={missingClass} />
      </div>
      {children}
    </>
  )
}
