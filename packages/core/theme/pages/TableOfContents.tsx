import { breakWords, type TocItem } from '../../model'
import { pageText } from '../text'

interface TocBranch extends TocItem {
  children: TocBranch[]
}

/**
 * Headings of the page; scripts mark the current one. A single list for all viewports: a column beside the
 * article on wide ones, collapsible on narrow ones, with a `<details>` as toggle only.
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
            dangerouslySetInnerHTML={{ __html: breakWords(branch.html) }}
          />
          {branch.children.length > 0 && <TocList branches={branch.children} />}
        </li>
      ))}
    </ul>
  )
}

/** Nests each heading below the nearest shallower one before it. */
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
