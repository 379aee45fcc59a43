/** Built-in features, by the names of the Docusaurus plugins and packages that they replace. */
const BUILT_IN: [RegExp, string][] = [
  [/npm2yarn/, 'package manager tabs of `bash npm2yarn` fences'],
  [/sass/, 'the Sass compiler that the site has installed'],
  [/(?:^|-)less(?:$|-)/, 'the Less compiler that the site has installed'],
  [/live-codeblock/, '`jsx live` fences'],
  [/mermaid/, 'the plugin inkstone-diagrams'],
  [/search|lunr/, 'the built-in search, which needs no service'],
  [/sitemap/, 'the sitemap of every build'],
  [/ideal-image/, 'the built-in `@theme/IdealImage`'],
  [/svgr/, 'imports of .svg files as components'],
  [/pwa/, '`offline`: readers may store the site'],
  [/(?:image|medium)-zoom/, 'the built-in zoom of images'],
  [/module-alias/, '`aliases`'],
  [/remark-(?:gfm|emoji|directive)$/, 'the built-in Markdown'],
]

/** Plugins without visible effect. */
const HARMLESS = /^debug$|plugin-debug|webpack|rspack|rsdoctor|docusaurus-faster|css-cascade-layers/

/** Returns the replacement of a plugin. */
export function builtIn(name: string): string | undefined {
  return BUILT_IN.find(([pattern]) => pattern.test(name))?.[1]
}

export function isHarmless(name: string): boolean {
  return HARMLESS.test(name)
}

/** Returns the package of a plugin or theme that a config has resolved to a path. */
export function packageName(written: string): string {
  return written
    .replace(/^absent package: /, '')
    .replace(/^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+).*$/, '$1')
}
