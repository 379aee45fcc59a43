import type { Drawing } from '@site/data/showcase'
import type { ReactNode } from 'react'

/** Line drawings on a ground of 120 × 60, by what an entry is about. */
const DRAWINGS: Record<Drawing, ReactNode> = {
  houses: <path d="M24 46V28l14-10 14 10v18M60 46V22h16v24M84 46V32l10-8 10 8v14M16 46h92" />,
  letters: (
    <text x="60" y="35" textAnchor="middle" textLength="92" lengthAdjust="spacingAndGlyphs">
      E/I S/N T/F J/P
    </text>
  ),
  phone: <path d="M38 10h24v40H38zM46 44h8M74 40l12-12m-5-5 10 10" />,
  wheels: (
    <>
      <circle cx="38" cy="38" r="13" />
      <circle cx="84" cy="38" r="13" />
      <path d="M38 38l12-20h22l12 20M50 18l12 20H38M72 18l-10 20M46 18h8M70 12h8" />
    </>
  ),
  circles: (
    <>
      <circle cx="48" cy="26" r="14" />
      <circle cx="72" cy="26" r="14" />
      <circle cx="60" cy="38" r="14" />
    </>
  ),
  bell: <path d="M46 42V30a14 14 0 0 1 28 0v12zM40 42h40M56 48h8M34 20l-6-4M86 20l6-4M60 16v-6" />,
  version: (
    <text x="60" y="35" textAnchor="middle">
      3.0
    </text>
  ),
}

/** A cover drawn for an entry; the first letter of its name where nothing is known. */
export function Cover({ name, drawing }: { name: string; drawing: Drawing | undefined }) {
  return (
    <svg className="showcase-cover" viewBox="0 0 120 60" aria-hidden="true" focusable="false">
      {drawing ? (
        DRAWINGS[drawing]
      ) : (
        <text x="60" y="35" textAnchor="middle">
          {[...name][0]}
        </text>
      )}
    </svg>
  )
}
