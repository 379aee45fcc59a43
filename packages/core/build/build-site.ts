import { rmSync } from 'node:fs'
import { twinPath } from '../model'
import { join, relative } from '../paths'
import { type Asset, bundleClient, contentHash, openProject, type PagePlan, sharedDir } from '../pipeline'
import {
  alsoText,
  formatProblem,
  listChoices,
  locate,
  mergeProblems,
  type Reporter,
  SiteError,
  splitProblems,
} from '../report'
import { readBuildRecord, writeBuildRecord } from './build-record'
import { writeCards } from './cards/write-cards'
import { checkLinks } from './check-links'
import { type Compressor, createCompressor } from './compress'
import { readEngineKey } from './engine-key'
import { foreignUrlWarnings } from './foreign-urls'
import { createOutput, type Output } from './output'
import { claimFolder, explainWriteFailure } from './output-folder'
import { writeSiteFiles } from './outputs'
import { createManifest, type Manifest } from './outputs/manifest'
import { checkWorker } from './outputs/offline'
import { planOutputs } from './outputs/plan-outputs'
import { hiddenPages, listStatic } from './outputs/static-files'
import { createPageKeys } from './page-key'
import { type PageRecord, pageFile } from './page-record'
import { renderAll } from './render-all'
import { writeReport } from './report-file'
import { listShellLinks } from './shell-links'

export interface BuildOptions {
  root: string
  siteDir: string
  outDir: string
  cacheDir: string
  reporter: Reporter
  /** Writes problems and pages to this file as JSON, and writes all pages that can be rendered, despite problems. */
  reportFile?: string
}

export interface BuildSummary {
  pages: number
  /** Addresses of the pages that were rendered, in contrast to those reused from the last build. */
  rendered: string[]
  bytes: number
}

/** Builds the whole site; throws one SiteError with all problems. */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const folder = claimFolder(options)
  try {
    return await buildOnce(options)
  } catch (error) {
    throw explainWriteFailure(error, options)
  } finally {
    folder.release()
  }
}

async function buildOnce(options: BuildOptions): Promise<BuildSummary> {
  const compressor = createCompressor()
  const manifest = createManifest()
  const output = createOutput(options.outDir, compressor, manifest)
  try {
    // A failed build must keep the last good output: files move there once all pages have succeeded.
    const pending = output.openPending()
    return await buildInto({ output, pending, compressor, manifest }, options)
  } finally {
    await compressor.close()
    output.dropPending()
  }
}

interface Target {
  output: Output
  pending: string
  compressor: Compressor
  manifest: Manifest
}

async function buildInto(
  { output, pending, compressor, manifest }: Target,
  { root, siteDir, outDir, cacheDir, reporter, reportFile }: BuildOptions,
): Promise<BuildSummary> {
  const engineKey = readEngineKey(root)
  const opened = await openProject({
    root,
    siteDir,
    cacheDir,
    mode: 'production',
    reporter,
    engineKey,
    bundleClient: input => bundleClient(input, { outDir: pending, cacheDir, engineKey }),
  })
  const { project, plans, sidebarFiles, resolver } = opened
  const { baseUrl } = project.site

  // Outputs share a cache, but each has its own record.
  const recordFile = join(cacheDir, 'outputs', `${contentHash(outDir)}.jsonl`)
  const previous = readBuildRecord({ file: recordFile, engineKey, outDir })
  output.trust(previous.isSound)
  const { files: scripts, shared: common = [] } = project.client
  await output.compressPending(scripts.filter(file => !common.includes(file)))
  await output.compressPending(common, join(sharedDir() ?? cacheDir, 'forms'))
  const keys = createPageKeys(project, resolver)
  const tasks = plans.map(plan => ({ plan, key: keys.of(plan) }))
  const stale = tasks.filter(({ plan, key }) => {
    const record = previous.pages.get(plan.path)
    return !record || record.key !== keys.with(key, record)
  })
  const rendered = await reporter.stage('pages', progress =>
    renderAll({ project, tasks: stale, outDir: pending, compressor, onProgress: progress }),
  )
  const records = inOrder(
    plans,
    previous.pages,
    rendered.map(record => ({ ...record, key: keys.with(record.key, record) })),
  )
  const assets = uniqueAssets([...opened.assets, ...records.flatMap(record => record.assets)])
  const staticFiles = listStatic(project)
  const statics = [...staticFiles.keys()]
  const { hooks } = opened.clientInput
  const plan = planOutputs(manifest, { project, hooks, pages: records, assets, statics })
  const problems = [
    ...opened.problems,
    ...checkWorker(staticFiles, project),
    ...hiddenPages(staticFiles, { root, pages: records }),
    ...records.flatMap(record => record.problems),
    ...checkLinks({
      root,
      baseUrl,
      records,
      loadProblems: opened.problems,
      pageFolder: project.pageFolders[0]!,
      others: listShellLinks(project),
      linkable: manifest.linkable(),
      settings: project.site,
    }),
  ]
  const { errors, warnings } = splitProblems(problems)
  for (const warning of mergeProblems(warnings))
    reporter.warn([formatProblem(locate(warning, root)), alsoText(warning)].filter(Boolean).join('\n'))
  if (reportFile) writeReport(reportFile, { root, resolver, project, records, problems: errors })
  else if (errors.length > 0) throw new SiteError(errors)
  // From here on, an interrupted build must not leave a record.
  rmSync(recordFile, { force: true })
  await compressor.finish()
  output.adoptPending()

  const cards = new Map(records.flatMap(({ path, card }) => (card ? [[path, card] as const] : [])))
  if (cards.size > 0) {
    await reporter.stage('cards', progress =>
      writeCards({
        cards,
        logo: project.cardLogo,
        cacheDir,
        output,
        warn: reporter.warn,
        onProgress: progress,
      }),
    )
  }
  const index = await reporter.stage('outputs', async () => {
    for (const { path, hasTwin } of records) {
      output.keep(pageFile(path))
      if (hasTwin) output.keep(twinPath(path).slice(1))
    }
    for (const file of project.client.files) output.keep(file)
    for (const { url, json } of sidebarFiles) await output.write(url.slice(baseUrl.length), json, 'asset')
    for (const asset of assets) await output.copy(asset.url.slice(baseUrl.length), asset.file, 'asset')
    for (const [file, source] of staticFiles) await output.copy(file, source, 'static')
    const lastIndex = previous.index
    const written = await writeSiteFiles({ project, plan, records, output, manifest, lastIndex })
    await compressor.finish()
    const foreign = output.removeStale()
    if (foreign.length > 0) reporter.warn(foreignFiles(foreign, relative(root, outDir)))
    return written
  })
  if (errors.length > 0) throw new SiteError(errors)
  const files = output.files()
  output.writeOwned(
    writeBuildRecord({ file: recordFile, engineKey, outDir, files, previous, records, index }),
  )
  for (const warning of foreignUrlWarnings(records, project.site)) reporter.warn(warning)
  return { pages: records.length, rendered: rendered.map(({ path }) => path), bytes: output.bytes() }
}

function foreignFiles(files: string[], folder: string): string {
  const named = listChoices(files)
  return `${folder} holds files that no build has written, and they stay: ${named}\n  → Put files that belong to the site into static/, and remove the others yourself.`
}

function inOrder(plans: PagePlan[], previous: Map<string, PageRecord>, rendered: PageRecord[]): PageRecord[] {
  const fresh = new Map(rendered.map(record => [record.path, record]))
  return plans.map(({ path }) => fresh.get(path) ?? previous.get(path)!)
}

function uniqueAssets(assets: Asset[]): Asset[] {
  return [...new Map(assets.map(asset => [asset.url, asset])).values()]
}
