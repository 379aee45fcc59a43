import { breakLongWords, type TocItem } from '../../model'
import { pageText } from '../text'

interface TocBranch extends TocItem {
  children: TocBranch[]
}

/**
 * Headings of the page; the scroll spy marks the one being read. One list for all screens: wide ones show it in a
 * column beside the article, narrow ones below a switch, which is a `<details>` without content of its own.
 */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  if (toc.length === 0) return null
  return (
    <>
      <details className="toc-mobile">
        <summary className="caret">{pageText.tableOfContents}</summary>
      </details>
      <div className="column-toc">
        <nav className="toc" aria-label={pageText.tableOfContents}>
          <p className="toc-title">{pageText.tableOfContents}</p>
          <div className="toc-track">
            <TocList branches={nestHeadings(toc)} />
            <span className="toc-marker" aria-hidden="true" />
          </div>
        </nav>
      </div>
    </>
  )
}

function TocList({ branches }: { branches: TocBranch[] }) {
  return (
    <ul>
      {branches.map(branch => (
        <li key={branch.id}>
          <a
            className="toc-link toc-highlight"
            href={`#${branch.id}`}
            dangerouslySetInnerHTML={{ __html: breakLongWords(branch.html) }}
          />
          {branch.children.length > 0 && <TocList branches={branch.children} />}
        </li>
      ))}
    </ul>
  )
}

/** Hangs each heading under the nearest shallower one before it. */
export function nestHeadings(toc: TocItem[]): TocBranch[] {
  const roots: TocBranch[] = []
  const open: TocBranch[] = []
  for (const item of toc) {
    const branch = { ...item, children: [] }
    while (open.length > 0 && open[open.length - 1]!.level >= item.level) open.pop()
    const siblings = open[open.length - 1]?.children ?? roots
    siblings.push(branch)
    open.push(branch)
  }
  return roots
}
