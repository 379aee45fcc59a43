// Names of <meta> elements that search crawlers read.

export const locale = 'docusaurus_locale'
export const version = 'docusaurus_version'
export const tag = 'docusaurus_tag'
export const searchTag = 'docsearch:docusaurus_tag'
