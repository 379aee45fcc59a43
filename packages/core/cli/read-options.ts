import { parseArgs } from 'node:util'
import { nearestName } from '../config'
import { SiteError } from '../report'

const OPTIONS = {
  site: { type: 'string' },
  out: { type: 'string' },
  cache: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean', default: false },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Parses the command line; invalid input becomes one sentence with a remedy. */
export function readOptions(argv: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parse(argv)
  const [command = '', extra] = positionals
  if (extra !== undefined)
    throw new SiteError({
      what: `unknown argument '${extra}'`,
      remedy: 'the folder of a site follows --site',
    })
  return { ...values, port: readPort(values.port ?? env.PORT), command }
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    const { message } = error as Error
    const unknown = /Unknown option '(-[^']*)'/.exec(message)?.[1]
    const near = unknown && nearestName(unknown.replace(/^-+/, ''), Object.keys(OPTIONS))
    throw new SiteError({
      what: unknown ? `unknown option ${unknown}` : message.split(/[.\n]/)[0]!,
      remedy: near ? `did you mean --${near}?` : '`inkstone help` lists the options',
    })
  }
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new SiteError({ what: `'${text}' is not a port`, remedy: 'give a whole number from 0 to 65535' })
}
