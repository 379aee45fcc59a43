// The webpack settings of a site's own plugins (configureWebpack), which other bundlers do not know.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './install-packages.mjs'

const CONFIGS = ['js', 'cjs', 'mjs', 'ts'].map(ending => `docusaurus.config.${ending}`)

/** Returns a test whether a problem results from the webpack settings in a site's files. */
export function findOwnBundling(siteDir) {
  const configs = CONFIGS.map(name => join(siteDir, name)).filter(file => existsSync(file))
  const texts = [...configs, ...sourceFiles(siteDir).filter(file => /\.[cm]?[jt]s$/.test(file))]
    .map(file => readFileSync(file, 'utf8'))
    .filter(text => text.includes('configureWebpack'))
  return readOwnBundling(texts)
}

/** Returns packages that are replaced by others, and names that are replaced in code. */
export function readOwnBundling(texts) {
  const aliases = texts
    .flatMap(text => keysOf(text, /\balias\s*:\s*\{([^}]*)\}/g))
    .map(key => key.replace(/\$$/, ''))
  const defined = texts.flatMap(text => keysOf(text, /\bDefinePlugin\(\s*\{([^}]*)\}/g))
  // Text that is prepended to every stylesheet.
  const hasSassData = texts.some(text => /\bsass-loader\b[\s\S]*\badditionalData\b/.test(text))
  return ({ what, where = '' }) =>
    what.startsWith('the loader ') ||
    (hasSassData && what.startsWith('Sass: Undefined ')) ||
    aliases.some(
      name =>
        where.includes(`node_modules/${name}/`) ||
        [`'${name}'`, `'${name}/`].some(written => what.includes(written)),
    ) ||
    defined.some(name => what.includes(`${name} is not defined`))
}

function keysOf(text, block) {
  return [...text.matchAll(block)].flatMap(([, inner]) =>
    [...inner.matchAll(/(?:^|[,{\n])\s*(?:'([^']+)'|"([^"]+)"|([\w$]+))\s*:/g)].map(
      ([, single, double, bare]) => single ?? double ?? bare,
    ),
  )
}
