import { performance } from 'node:perf_hooks'
import { buildSite } from '../build'
import { join, relative, resolve } from '../paths'
import { countOf, createReporter, describeError, type Reporter } from '../report'
import { claimCache } from './claim-cache'
import { openBrowser } from './open-browser'
import { readOptions } from './read-options'
import { siteFolders } from './site-folders'

interface Context {
  root: string
  siteDir: string
  outDir: string
  cacheDir: string
  port: number | undefined
  host: string | undefined
  open: boolean
  dryRun: boolean
  reportFile: string | undefined
  reporter: Reporter
}

// Each command imports its modules on demand: loading is much of the time of a small build.
const COMMANDS: Record<
  string,
  { does: string; usesCache?: false; run: (context: Context) => Promise<void> }
> = {
  build: { does: 'build the site into dist/', run: build },
  preview: { does: 'serve the built site', usesCache: false, run: preview },
  start: {
    does: 'build the site and serve it',
    async run(context) {
      await build(context)
      await preview(context)
    },
  },
  dev: { does: 'serve the site while you edit it', run: dev },
  help: {
    does: 'list the commands',
    usesCache: false,
    run: async ({ reporter }) => reporter.info(usage()),
  },
  'search:push': {
    does: 'upload the search records to the hosted service',
    run: async context => (await import('./search-commands')).pushSearch(context),
  },
}

export interface LaunchInput {
  /** The `node_modules` folder with the engine's packages. */
  packagesDir: string
  argv: string[]
}

export async function main({ packagesDir, argv }: LaunchInput): Promise<number> {
  const root = resolve(process.cwd())
  for (const stream of [process.stdout, process.stderr]) stream.on('error', letGo)
  const reporter = createReporter(process.stdout)
  try {
    const { command: name, ...options } = readOptions(argv, process.env)
    const command = COMMANDS[name]
    if (!command || options.help) {
      if (name && !command) process.stderr.write(`there is no command ${name}\n\n`)
      reporter.info(usage())
      return options.help ? 0 : 2
    }
    const folders = siteFolders(root, options)
    if (command.usesCache !== false) claimCache({ packagesDir, cacheDir: folders.cacheDir })
    await command.run({
      root,
      ...folders,
      port: options.port,
      host: options.host,
      open: options.open,
      dryRun: options['dry-run'],
      reportFile: options.report && resolve(root, options.report),
      reporter,
    })
    return 0
  } catch (error) {
    process.stderr.write(`${describeError(error, root)}\n`)
    return 1
  }
}

/** The reader of the output has closed the pipe, as `head` does: the command continues. */
function letGo(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

function usage(): string {
  const width = Math.max(...Object.keys(COMMANDS).map(name => name.length)) + 2
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(width)}${does}`)
  return [
    'usage: inkstone <command> [options]',
    '',
    ...lines,
    '',
    '  --site folder         folder of the site; without it this one, or site/ in it',
    '  --out folder          folder of the built site: dist/ of the site',
    '  --cache folder        what later builds go by: .cache/site/ of the site',
    '  --port 4173           port of a server (or PORT in the environment)',
    '  --host 127.0.0.1      address a server listens on; 0.0.0.0 is all of them',
    '  --open                open the browser',
    '  --report file.json    write problems as JSON, and pages in spite of them',
  ].join('\n')
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
    `${countOf(pages, 'page')}${reused ? ` (${reused} unchanged)` : ''} in ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB in ${relative(root, outDir)}/, ${countOf(reporter.warnings.length, 'warning')}`,
  )
}

async function preview({ outDir, reporter, ...at }: Context): Promise<void> {
  const { startPreview } = await import('../serve')
  const { url } = await startPreview({ dir: outDir, port: at.port ?? 4173, host: at.host })
  await show(`the site is at ${url} (stop with Ctrl+C)`, url, { reporter, ...at })
}

async function dev({ root, siteDir, cacheDir, reporter, ...at }: Context): Promise<void> {
  reporter.info('starting the dev server …')
  const { startDev } = await import('../serve')
  const { url } = await startDev({
    root,
    siteDir,
    cacheDir: join(cacheDir, 'dev'),
    port: at.port ?? 5173,
    host: at.host,
    reporter,
  })
  await show(`the site is at ${url} and follows your edits (stop with Ctrl+C)`, url, { reporter, ...at })
}

/** Prints the address of a server and waits until it is stopped. */
async function show(message: string, url: string, at: Pick<Context, 'reporter' | 'open'>): Promise<void> {
  at.reporter.info(message)
  if (at.open) openBrowser(url)
  await forever()
}

function forever(): Promise<never> {
  return new Promise(() => {})
}
