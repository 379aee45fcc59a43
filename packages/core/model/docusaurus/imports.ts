// Imports that only its plugin answers.

export const prefix = '@docusaurus/'
/** What the author of a site without it is told. */
export const remedy = 'add docusaurus() of the package inkstone-docusaurus to plugins in the site config'
