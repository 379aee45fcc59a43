import { addLine } from './add-line'
import { buildRecipes } from './build-recipes'
import { buildStarters, syncStarters } from './build-starters'
import { checkSamples } from './check-samples'
import { listClaims } from './list-claims'
import { makePictures } from './make-pictures'
import { syncApi } from './sync-api'
import { syncOptions } from './sync-options'
import { syncOracle } from './sync-oracle'
import { syncRecipes } from './sync-recipes'
import { syncSamples } from './sync-samples'

const commands: Record<string, (args: string[]) => Promise<boolean>> = {
  'line:add': addLine,
  claims: listClaims,
  'api:sync': syncApi,
  'options:sync': syncOptions,
  'oracle:sync': syncOracle,
  pictures: makePictures,
  'recipes:build': buildRecipes,
  'recipes:sync': syncRecipes,
  'starters:build': buildStarters,
  'starters:sync': syncStarters,
  'samples:sync': syncSamples,
  'samples:check': checkSamples,
}

/** Runs the command named first; the exit code says whether all was well. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    process.stderr.write(`unknown command "${name}"; choose one of: ${Object.keys(commands).join(', ')}\n`)
    return 2
  }
  return (await command(args)) ? 0 : 1
}
