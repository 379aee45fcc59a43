// Names of <meta> elements that crawlers of the search read.

export const locale = 'docusaurus_locale'
export const version = 'docusaurus_version'
export const tag = 'docusaurus_tag'
export const searchTag = 'docsearch:docusaurus_tag'
