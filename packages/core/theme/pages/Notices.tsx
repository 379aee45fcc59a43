import { type PageContent, withBase } from '../../model'
import { pageText } from '../text'

type DocContent = Extract<PageContent, { kind: 'doc' }>

export function StatusNotice({ draft, unlisted }: { draft?: boolean; unlisted: boolean }) {
  if (draft) return <Notice title={pageText.draftTitle} text={pageText.draftText} />
  if (unlisted) return <Notice title={pageText.unlistedTitle} text={pageText.unlistedText} />
  return null
}

export function VersionNotice({ banner, baseUrl }: { banner: DocContent['versionBanner']; baseUrl: string }) {
  if (!banner) return null
  return (
    <div className="notice notice-version" role="alert">
      <p>
        {pageText.versionBanner[banner.kind](banner.label)}{' '}
        <a href={withBase(baseUrl, banner.latestPath)} data-latest-version>
          {pageText.versionBanner.latest(banner.latestLabel)}
        </a>
      </p>
    </div>
  )
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <div className="notice" role="note">
      <p>
        <strong>{title}</strong>
        {text}
      </p>
    </div>
  )
}
