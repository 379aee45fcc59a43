export { type CheckReport, checkPages, scriptUnits } from './check-pages'

export { readKnownPackages } from './known-packages'
export { openScripts } from './script'
export { packagesOf } from './shell'
export { compileSass } from './style'
