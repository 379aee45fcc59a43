import { require } from './environment.mjs'

/** What Vite builds from one file of a folder, without writing it. */
export async function buildWithVite(
  root,
  input,
  { plugins, postcssPlugins, minify, preserveEntrySignatures } = {},
) {
  const { output } = await require('vite').build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    ...(postcssPlugins && { css: { postcss: { plugins: postcssPlugins } } }),
    build: { write: false, minify, rollupOptions: { input, preserveEntrySignatures } },
  })
  return output
}

/** Builds a folder with webpack into its "dist" and tells whether that had errors. */
export function buildWithWebpack(context, entry, plugins) {
  const settings = {
    mode: 'development',
    devtool: false,
    context,
    entry,
    output: { path: `${context}/dist` },
    plugins,
  }
  return new Promise((done, fail) => {
    require('webpack')(settings, (error, stats) => (error ? fail(error) : done(stats.hasErrors())))
  })
}
