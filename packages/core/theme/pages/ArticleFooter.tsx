import type { LastUpdate } from '../../model'
import { replaceable } from '../replaceable'
import { formatDate, pageText } from '../text'
import { CopyMarkdown } from './CopyMarkdown'

interface ArticleFooterProps {
  editUrl?: string
  reportUrl?: string
  lastUpdate?: LastUpdate
  markdownUrl: string
}

/** Links to copy, edit and report the page, and its last update. */
export const ArticleFooter = replaceable('ArticleFooter', ThemeArticleFooter)

function ThemeArticleFooter({ editUrl, reportUrl, lastUpdate, markdownUrl }: ArticleFooterProps) {
  const updated = lastUpdate && (lastUpdate.date || lastUpdate.author)
  return (
    <footer className="article-footer">
      <CopyMarkdown href={markdownUrl} />
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
