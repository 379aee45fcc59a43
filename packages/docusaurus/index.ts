import { definePlugin, type Plugin } from 'inkstone/config'
import { mdxSources } from './markdown'
import manifest from './package.json'

export interface DocusaurusOptions {
  /** The version of MDX that the sources are written for: 1 before Docusaurus 3. */
  mdx?: 1 | 3
  /** Names of admonitions beside the engine's, `keywords` in Docusaurus; they look as "info" does. */
  admonitions?: string[]
}

/** Lets a site that was made with Docusaurus be built as it is. */
export function docusaurus({ mdx = 3, admonitions = [] }: DocusaurusOptions = {}): Plugin {
  return definePlugin({
    name: manifest.name,
    version: [manifest.version, `mdx${mdx}`, ...admonitions].join('-'),
    setup: () => ({ sources: mdxSources({ isMdx1: mdx === 1, admonitions }) }),
  })
}
