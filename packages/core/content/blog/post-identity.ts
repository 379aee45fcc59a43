import { posix } from '../../paths'
import { toIsoDate } from '../source/iso-date'

/** Facts from the path of a post: its address below the blog, and possibly its date. */
export interface PostIdentity {
  /** For example "/2025/3/v4-release". */
  slug: string
  /** ISO date. */
  date?: string
  /** Text in the position of a date that is not a valid date. */
  noDate?: string
  /** Fallback for a missing title. */
  name: string
}

/** Reads a path such as "2025-03-06-release.md" or "2025/3/6/release/index.md". */
export function identifyPost(file: string, slug: string | undefined): PostIdentity {
  const path = file.replace(/(?:\/index)?\.mdx?$/, '')
  const dated = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/.exec(path)
  const [, folder = '', written = '', text = ''] = dated ?? []
  const date = dated ? toIsoDate(written.replaceAll('/', '-')) : undefined
  const named = date ? `/${written.replaceAll('-', '/')}/${folder}${text}`.replace(/\/+$/, '') : `/${path}`
  return {
    slug: slug ? posix.resolve('/', slug) : named,
    date,
    name: (date && text) || path,
    ...(dated && !date && { noDate: written }),
  }
}
