/** What this engine does by itself, by the names of the plugins and packages that do it for Docusaurus. */
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

/** Plugins that change nothing a visitor sees. */
const HARMLESS = /^debug$|plugin-debug|webpack|rspack|rsdoctor|docusaurus-faster|css-cascade-layers/

/** What stands here for a plugin of that name. */
export function builtIn(name: string): string | undefined {
  return BUILT_IN.find(([pattern]) => pattern.test(name))?.[1]
}

export function isHarmless(name: string): boolean {
  return HARMLESS.test(name)
}

/** The package behind the path of a plugin or of a theme, which a configuration may resolve by itself. */
export function packageName(written: string): string {
  return written
    .replace(/^absent package: /, '')
    .replace(/^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+).*$/, '$1')
}
