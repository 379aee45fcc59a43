/** Parts of the page that files in the folder `theme` of a site may replace: those that are drawn at build time only. */
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
