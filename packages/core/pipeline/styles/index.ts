// For plugins that read stylesheets of a site.

export { compileSheet, isCompiledSheet } from './compiled-sheets'
export { createSheetReader } from './page-sheet'
export { placeAt } from './parse-sheet'
export { createSiteTailwind, isTailwindSheet, tailwindSettings } from './site-tailwind'
export { type WholeSheet, wholeSheet } from './whole-sheet'
