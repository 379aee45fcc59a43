// URL parameters.

export const theme = 'docusaurus-theme'
/** Copied to <html> as `data-…`. */
export const data = 'docusaurus-data-'
