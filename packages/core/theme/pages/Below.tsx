/** HTML of a plugin below an article. */
export function Below({ html }: { html: string | undefined }) {
  return html ? <div className="below-article" dangerouslySetInnerHTML={{ __html: html }} /> : null
}
