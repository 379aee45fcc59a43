// Builds an unchanged Docusaurus checkout and reports what did not work:
// npm run try-content -- <folder> [--name owner/repository] [--write] [--only website/versioned_docs]
// A file counts as untouched if it needs no edit, no check is disabled for it and none of its content is lost.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findLost } from './content/compare-page.mjs'
import { majorOf, stopsDocusaurus } from './content/docusaurus-verdicts.mjs'
import { installPackages } from './content/install-packages.mjs'
import {
  findMadeFiles,
  findMadePages,
  findPatchedAnchors,
  findThemeAnchors,
  findThemeLinks,
  findThemeParts,
} from './content/made-pages.mjs'
import { findOwnBundling } from './content/owner-bundling.mjs'
import { readLineMarks, readSource } from './content/read-source.mjs'
import { renderSummary, writeContentReport } from './content/report.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    name: { type: 'string' },
    keep: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const [folder] = positionals
if (!folder || !existsSync(folder)) {
  console.error(
    'usage: npm run try-content -- <Docusaurus checkout> [--write] [--name owner/repository] [--only <folder>]',
  )
  process.exit(2)
}

/** Syntax that Docusaurus does not support either, and names that are replaced before it runs. */
const DIALECT = /is not a directive$|: Vue interpolation is not supported|^the link \S*%7B%7B/

/** Data that a plugin of the site would provide. */
const OWN_DATA = /has no data: plugins of Docusaurus do not run here|is made by a plugin of Docusaurus/

mkdirSync(join(root, '.cache'), { recursive: true })
const work = mkdtempSync(join(root, '.cache', 'try-content-'))
try {
  const checkout = join(work, 'checkout')
  cpSync(resolve(folder), checkout, {
    recursive: true,
    // Otherwise symbolic links in the checkout would point to the original.
    verbatimSymlinks: true,
    filter: path => !/[\\/](?:node_modules|\.git|\.docusaurus)$/.test(path) && !isBuilt(path),
  })
  const migrated = inkstone(['migrate', checkout], 'packages/docusaurus/run.mjs')
  const [, written] = /^Wrote (\S*)site\.config\.ts/m.exec(migrated.stdout) ?? []
  if (!written) throw new Error(`the configuration was not migrated:\n${migrated.stderr}`)
  // The site's plugins may handle syntax that the engine reports.
  const hasPlugins = /remarkPlugins|rehypePlugins|preprocessor:/i.test(migrated.stdout)
  const siteDir = resolve(root, written)
  const absent = installPackages(siteDir, { checkout, cache: join(root, '.cache', 'try-content-packages') })
  if (absent.length) console.log(`not to be had here: ${absent.join(', ')}`)
  // Migrated again with the packages installed, because a config may use them to read its data.
  const configFile = join(siteDir, 'site.config.ts')
  const withoutPackages = readFileSync(configFile)
  rmSync(configFile)
  inkstone(['migrate', checkout], 'packages/docusaurus/run.mjs')
  // The second migration may fail with a stub for an unavailable package.
  if (!existsSync(configFile)) writeFileSync(configFile, withoutPackages)
  const reportFile = join(work, 'report.json')
  const built = inkstone([
    'build',
    '--site',
    siteDir,
    '--out',
    join(work, 'dist'),
    '--cache',
    join(work, 'cache'),
    '--report',
    reportFile,
  ])
  if (!existsSync(reportFile)) throw new Error(`nothing was built:\n${built.stderr || built.stdout}`)
  const { pages, problems } = JSON.parse(readFileSync(reportFile, 'utf8'))
  const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8')
  const isMade = findMadePages(
    config,
    pages.map(({ path }) => path),
  )
  const [, authors] = /authorsFile: '([^']+)'/.exec(config) ?? []
  const isMadeFile = findMadeFiles(checkout, {
    siteDir,
    authorsFile: authors && relative(checkout, join(siteDir, 'blog', authors)),
  })
  const isThemeAnchor = findThemeAnchors(siteDir)
  const isPatchedAnchor = findPatchedAnchors(siteDir, config)
  const isThemeLink = findThemeLinks(siteDir)
  const isOwnBundling = findOwnBundling(siteDir)
  const isThemePart = findThemeParts(config)
  const packageFile = [siteDir, checkout].map(dir => join(dir, 'package.json')).find(existsSync)
  const major = packageFile ? majorOf(JSON.parse(readFileSync(packageFile, 'utf8'))) : 0
  const below = relative(root, join(checkout, values.only))
  const files = pages
    .filter(({ source }) => source.startsWith(below))
    .map(page => {
      const own = problems.filter(problem => problem.where?.file === page.source)
      const lacking = page.lacks.map(({ module }) => ({
        what: `the component \`${module}\` cannot be bundled`,
      }))
      const needsPlugin = ({ what }) =>
        (hasPlugins && DIALECT.test(what)) ||
        isMade(what) ||
        isThemeAnchor(what) ||
        isPatchedAnchor(what) ||
        isThemeLink(what) ||
        isThemePart(what) ||
        OWN_DATA.test(what) ||
        needsAbsent({ what }) ||
        isOwnBundling({ what }) ||
        isMadeFile({ what, file: inCheckout(page.source) })
      const isApart =
        own.length + lacking.length > 0 &&
        own.every(needsPlugin) &&
        page.lacks.every(
          lack =>
            needsAbsent(lack) ||
            isOwnBundling(lack) ||
            isMadeFile({ what: lack.what, file: inCheckout(lack.where ?? lack.module) }),
        )
      const lines = own.length > 0 ? readFileSync(page.file, 'utf8').split('\n') : []
      const isStopped = problem =>
        stopsDocusaurus(problem, { format: page.format, line: lines[problem.where.line - 1] ?? '', major })
      const stopsBoth = own.length > 0 && lacking.length === 0 && own.every(isStopped)
      return {
        ...page,
        isApart,
        stopsBoth,
        problems: [...own, ...lacking],
        lost: lostOf(page, { siteDir, major, lineMarks: readLineMarks(config) }),
      }
    })
  function inCheckout(path) {
    return relative(checkout, resolve(root, path))
  }
  function needsAbsent({ what }) {
    return absent.some(name => what.includes(`'${name.replace(/(?!^)@[^@]*$/, '')}'`))
  }
  const known = new Set(pages.map(({ source }) => source))
  const elsewhere = problems.filter(({ where }) => !known.has(where?.file))
  const shorten = text => text.replaceAll(`${relative(root, checkout)}/`, '')
  const name = [values.name ?? basename(resolve(folder)), values.only].filter(Boolean).join(', ')
  const text = shorten(renderSummary({ name, files, elsewhere }))
  console.log(text)
  if (values.write) writeContentReport({ name, files, elsewhere }, text)
  process.exitCode = files.some(({ problems, lost }) => problems.length + lost.length > 0) ? 1 : 0
} finally {
  if (!values.keep) rmSync(work, { recursive: true, force: true })
  else console.log(`kept: ${work}`)
}

/** Whether a folder is build output: a docs folder may have the same name. */
function isBuilt(path) {
  return basename(path) === 'build' && existsSync(join(path, 'index.html'))
}

function lostOf({ path, file, format, output, isPost }, { siteDir, major, lineMarks }) {
  const html = join(work, 'dist', output)
  if (!existsSync(html)) return [{ kind: 'page', value: path }]
  const isMdx1 = format === 'mdx' && major === 2
  const source = readSource(file, { format, siteDir, isPost, isMdx1, lineMarks })
  return findLost(source, readFileSync(html, 'utf8'))
}

function inkstone(args, script = 'packages/core/cli/run.mjs') {
  const { NODE_ENV: _, ...env } = process.env
  return spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...env, CI: '1' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
}
