import type { ModuleBundling } from 'inkstone/config'
import type { Plugin } from 'rolldown'
import { missingExports, shimmedNames } from '../modules/missing-exports'
import { stubs } from '../modules/stubs'
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
import { svgComponents } from './svg-components'

export function bundlerPlugins(bundle: ModuleBundling): Plugin[] {
  const { target, root, resolver } = bundle
  if (target === 'check') return [rawLoader(), stubs(bundle)]
  const idioms = [
    rawLoader(),
    chosenFiles(bundle),
    fileContexts(bundle),
    jsxText(),
    defaultProps(),
    svgComponents(),
  ]
  const onServer = [...idioms, stylus(root), ownPlace(resolver.siteDir)]
  if (target === 'config') return [...onServer, exportedDefaults(), requiredDefaults()]
  const absent = [missingExports(bundle), stubs(bundle)]
  if (target === 'server') return [...absent, ...onServer]
  const forBrowsers = [shimmedNames(bundle), jsxInScripts() as Plugin, requiredModules() as Plugin]
  return [...absent, ...idioms, ...forBrowsers]
}
