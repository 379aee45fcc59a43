import type { ModuleBundling } from 'inkstone/config'
import type { Plugin } from 'rolldown'
import { chosenFiles } from './chosen-files'
import { defaultProps } from './default-props'
import { exportedDefaults } from './exported-defaults'
import { fileContexts } from './file-contexts'
import { jsxInScripts } from './jsx-in-scripts'
import { jsxText } from './jsx-text'
import { ownPlace } from './own-place'
import { rawLoader } from './raw-loader'
import { requiredDefaults, requiredModules } from './required-modules'
import { stylus } from './stylus'

/** What the bundler of Docusaurus reads and others do not. */
export function bundlerPlugins(bundle: ModuleBundling): Plugin[] {
  const { target, root, resolver } = bundle
  const all = [rawLoader(), chosenFiles(bundle), fileContexts(bundle), jsxText(), defaultProps()]
  switch (target) {
    case 'config':
      return [...all, exportedDefaults(), requiredDefaults(), stylus(root), ownPlace(resolver.siteDir)]
    case 'server':
      return [...all, stylus(root), ownPlace(resolver.siteDir)]
    case 'browser':
      return [...all, jsxInScripts() as Plugin, requiredModules() as Plugin]
  }
}
