import type { LastUpdate } from '../../model'
import { formatDate, pageText } from '../text'

interface ArticleFooterProps {
  editUrl?: string
  reportUrl?: string
  lastUpdate?: LastUpdate
}

/** Ways to mend the page, and when it was last mended. */
export function ArticleFooter({ editUrl, reportUrl, lastUpdate }: ArticleFooterProps) {
  const updated = lastUpdate && (lastUpdate.date || lastUpdate.author)
  if (!editUrl && !reportUrl && !updated) return null
  return (
    <footer className="article-footer">
      {editUrl && <OutwardLink href={editUrl} label={pageText.editPage} />}
      {reportUrl && <OutwardLink href={reportUrl} label={pageText.reportPage} />}
      {updated && <LastUpdated {...lastUpdate} />}
    </footer>
  )
}

function OutwardLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="external" href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  )
}

function LastUpdated({ author, date }: LastUpdate) {
  const { before, by, on, after } = pageText.lastUpdated
  return (
    <span className="last-update">
      {before}
      {author && by(author)}
      {date && (
        <>
          {on}
          <time dateTime={date}>{formatDate(date)}</time>
        </>
      )}
      {after}
    </span>
  )
}
