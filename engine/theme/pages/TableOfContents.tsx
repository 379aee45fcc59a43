import type { TocItem } from '../../model'
import { pageText } from '../text'
import { breakLongWords } from '../text/split-words'

interface TocBranch extends TocItem {
  children: TocBranch[]
}

/** Headings of the page in a sticky column; the scroll spy marks the one being read. */
export function TableOfContents({ toc }: { toc: TocItem[] }) {
  return (
    <nav className="toc" aria-label={pageText.tableOfContents}>
      <p className="toc-title">{pageText.tableOfContents}</p>
      <div className="toc-track">
        <TocList branches={nestHeadings(toc)} linkClass="toc-link toc-highlight" />
        <span className="toc-marker" aria-hidden="true" />
      </div>
    </nav>
  )
}

/** The same headings in a closed box above the article, for narrow screens. */
export function MobileTableOfContents({ toc }: { toc: TocItem[] }) {
  return (
    <details className="toc-mobile">
      <summary className="caret">{pageText.tableOfContents}</summary>
      <nav aria-label={pageText.tableOfContents}>
        <TocList branches={nestHeadings(toc)} linkClass="toc-link" />
      </nav>
    </details>
  )
}

function TocList({ branches, linkClass }: { branches: TocBranch[]; linkClass: string }) {
  return (
    <ul>
      {branches.map(branch => (
        <li key={branch.id}>
          <a
            className={linkClass}
            href={`#${branch.id}`}
            dangerouslySetInnerHTML={{ __html: breakLongWords(branch.html) }}
          />
          {branch.children.length > 0 && <TocList branches={branch.children} linkClass={linkClass} />}
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
