// For plugins that read modules of a site.

export { ASSET_FILE, type Assets, createAssets } from './assets'
export { bundleModules } from './bundle-modules'
export { findCode, findText, kindOf, moduleNames, themeFile } from './find-file'
export { describeAbsent, describeUnexported, importError, lineOf } from './import-problems'
export { areSame } from './listed-folders'
export { packageNames, pageOfModule } from './module-plugins'
export { findPackageFile, isDeclared, isPackage, packageName } from './packages'
export { createResolver } from './resolver'
export { bundleSiteModules } from './site-modules'
export { nameOf, parseModule, type SyntaxNode, walk } from './syntax-tree'
export { toProp } from './to-prop'
