// Imports that only the Docusaurus plugin resolves.

export const prefix = '@docusaurus/'
/** Remedy for such an import on a site without the plugin. */
export const remedy = 'add docusaurus() of the package inkstone-docusaurus to plugins in the site config'
