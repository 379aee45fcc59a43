import { pageText } from '../text'

/** A link to the page's Markdown twin; with JavaScript, a click copies the twin instead. */
export function CopyMarkdown({ href }: { href: string }) {
  return (
    <a className="copy-markdown" href={href} data-copy-markdown title={pageText.copyMarkdown}>
      {pageText.copyMarkdown}
    </a>
  )
}
