import type { ReactNode } from 'react'

/** Table that scrolls horizontally if it is wider than the text. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-wrap" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}
