import { join, relative, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { buildSite } from '../build'
import { createAssets, loadSite } from '../pipeline'
import { createReporter, formatProblem, type Reporter, SiteError } from '../report'

interface Context {
  root: string
  siteDir: string
  outDir: string
  cacheDir: string
  port: number | undefined
  dryRun: boolean
  reportFile: string | undefined
  /** What follows the command. */
  args: string[]
  misses: boolean
  reporter: Reporter
}

// What a command needs alone is loaded when it runs: loading is much of the time of a small build.
const COMMANDS: Record<string, { does: string; run: (context: Context) => Promise<void> }> = {
  build: { does: 'build the site into dist/', run: build },
  preview: { does: 'serve the built site', run: preview },
  start: {
    does: 'build the site and serve it',
    async run(context) {
      await build(context)
      await preview(context)
    },
  },
  dev: { does: 'serve the site while you edit it', run: dev },
  migrate: {
    does: 'write the site.config.ts of a Docusaurus checkout: migrate <folder>',
    run: async ({ args, reporter }) => {
      const { migrate } = await import('./migrate')
      await migrate(args[0], reporter)
    },
  },
  'search:push': {
    does: 'upload the search records to the hosted service',
    run: async context => (await import('./search-commands')).pushSearch(context),
  },
  'search:measure': {
    does: 'ask the query sets of data/search/ and print how many are answered; --misses lists which are not',
    run: async context => (await import('./measure-search')).measureSearch(context),
  },
  'search:demo': {
    does: 'try hosted search against a local server',
    async run({ port = 5173, cacheDir, ...context }) {
      const { demoSearch } = await import('./search-commands')
      await demoSearch({ ...context, cacheDir: join(cacheDir, 'demo'), port })
      await forever()
    },
  },
}

/** Runs a command; returns the exit code. */
export async function main({ root, argv }: { root: string; argv: string[] }): Promise<number> {
  const reporter = createReporter(process.stdout)
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        site: { type: 'string', default: 'site' },
        out: { type: 'string', default: 'dist' },
        cache: { type: 'string', default: '.cache/site' },
        port: { type: 'string', default: process.env.PORT },
        report: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        misses: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const command = COMMANDS[positionals[0] ?? '']
    if (!command || values.help) {
      reporter.info(usage())
      return values.help ? 0 : 2
    }
    await command.run({
      root,
      siteDir: resolve(root, values.site),
      outDir: resolve(root, values.out),
      cacheDir: resolve(root, values.cache),
      port: readPort(values.port),
      dryRun: values['dry-run'],
      reportFile: values.report && resolve(root, values.report),
      args: positionals.slice(1),
      misses: values.misses,
      reporter,
    })
    return 0
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    return 1
  }
}

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(14)}${does}`)
  return [
    'usage: npm run inkstone -- <command> [--site site] [--out dist] [--cache .cache/site] [--port 4173]',
    '',
    ...lines,
  ].join('\n')
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new SiteError({ what: `'${text}' is not a port`, remedy: 'give a whole number from 0 to 65535' })
}

async function build({ root, siteDir, outDir, cacheDir, reporter, reportFile }: Context): Promise<void> {
  const start = performance.now()
  const { pages, rendered, bytes } = await buildSite({
    root,
    siteDir,
    outDir,
    cacheDir,
    reporter,
    reportFile,
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const reused = pages - rendered.length
  reporter.info(
    `${pages} pages${reused ? ` (${reused} unchanged)` : ''} in ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB in ${relative(root, outDir)}/, ${reporter.warnings.length} warnings`,
  )
}

async function preview({ outDir, siteDir, root, cacheDir, port = 4173, reporter }: Context): Promise<void> {
  const { startPreview } = await import('../serve')
  const { site } = await loadSite({ root, siteDir, cacheDir, assets: createAssets('/') })
  const { url } = await startPreview({ dir: outDir, baseUrl: site.baseUrl, port })
  reporter.info(`the site is at ${url} (stop with Ctrl+C)`)
  await forever()
}

async function dev({ root, siteDir, cacheDir, port = 5173, reporter }: Context): Promise<void> {
  const { startDev } = await import('../serve')
  const { url } = await startDev({ root, siteDir, cacheDir: join(cacheDir, 'dev'), port, reporter })
  reporter.info(`the site is at ${url} and follows your edits (stop with Ctrl+C)`)
  await forever()
}

function forever(): Promise<never> {
  return new Promise(() => {})
}

function describe(error: unknown): string {
  if (error instanceof SiteError) {
    const count = error.problems.length
    return `\n${error.problems.map(formatProblem).join('\n\n')}\n\n${count} ${count === 1 ? 'problem' : 'problems'}`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
