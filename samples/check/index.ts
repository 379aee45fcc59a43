export { type CheckReport, checkPages } from './check-pages'
export type { Finding } from './finding'
export { packagesOf, readKnownPackages } from './shell'
