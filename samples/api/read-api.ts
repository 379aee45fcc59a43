import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { ApiGeneration, ApiMember } from '../../site/data/api/types'
import { prepareEnvironment } from '../environments'
import { findFolders } from '../folders'
import { readSymbols } from './read-symbols'
import { symbolSources } from './symbols'

/** Reads the published types of a generation, with the defaults that the packages work with. */
export async function readApi(generation: 'v4' | 'v2'): Promise<ApiGeneration> {
  const symbols = readSymbols(symbolSources[generation])
  const defaults = await runDefaults(generation)
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

function runDefaults(generation: 'v4' | 'v2'): Promise<Record<string, Record<string, string>>> {
  const worker = fork(join(findFolders().samples, 'api/defaults-worker.mjs'), [generation], {
    cwd: prepareEnvironment(generation === 'v2' ? 'v2-tw3' : 'tw4'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    worker.once('message', message => resolve(message as Record<string, Record<string, string>>))
    worker.once('exit', code => reject(new Error(`reading the defaults ended with code ${code}`)))
  })
}
