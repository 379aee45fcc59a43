import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ApiGeneration, ApiMember } from '../../site/data/api/types'
import { oldLine } from '../../site/data/lines'
import { type Environment, prepareEnvironment, projectEnv } from '../environments'
import { findFolders, lineFolder } from '../folders'
import { readSymbols } from './read-symbols'
import { symbolSources } from './symbols'

/** Reads the published types of a line, with the packages' effective defaults. */
export async function readApi(line: string): Promise<ApiGeneration> {
  const isOld = line === oldLine.id
  const symbols = readSymbols(
    symbolSources[isOld ? 'old' : 'current'],
    join(lineFolder(line), 'node_modules'),
  )
  const defaults = await runDefaults({ line, tailwind: isOld ? 3 : 4, patched: true })
  for (const symbol of Object.values(symbols)) setDefaults(symbol.name, symbol.members, defaults)
  return symbols
}

function setDefaults(
  owner: string,
  members: ApiMember[],
  defaults: Record<string, Record<string, string>>,
): void {
  for (const member of members) {
    const value = defaults[owner]?.[member.name]
    if (value !== undefined) member.default = value
    setDefaults(`${owner}.${member.name}`, member.members ?? [], defaults)
  }
}

function runDefaults(environment: Environment): Promise<Record<string, Record<string, string>>> {
  const folder = prepareEnvironment(environment)
  const worker = fork(join(findFolders().samples, 'api/defaults-worker.mjs'), [environment.line], {
    cwd: folder,
    env: { ...process.env, ...projectEnv(folder) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    worker.once('message', message => resolve(message as Record<string, Record<string, string>>))
    worker.once('exit', code => reject(new Error(`reading the defaults ended with code ${code}`)))
  })
}
