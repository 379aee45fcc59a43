import '@site/data/generated/landing-still.css'

/** A phone with content rendered at build time. */
export function StillPhone({ html, label }: { html: string; label: string }) {
  return (
    <div className="phone" role="img" aria-label={label}>
      <div className="phone-screen">
        <div className="phone-still" inert dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
