/** Components that files in the site's `theme` folder may replace: only those rendered at build time. */
export const THEME_PARTS = [
  'Footer',
  'Breadcrumbs',
  'PostHeader',
  'ArticleFooter',
  'Neighbours',
  'NotFoundPage',
] as const

export type ThemePart = (typeof THEME_PARTS)[number]

export type OwnPartFiles = Partial<Record<ThemePart, string>>
