import { addLine } from './add-line'
import { buildRecipes } from './build-recipes'
import { checkSamples } from './check-samples'
import { listClaims } from './list-claims'
import { makePictures } from './make-pictures'
import { sync } from './sync'

const commands: Record<string, (args: string[]) => Promise<boolean>> = {
  'line:add': addLine,
  claims: listClaims,
  pictures: makePictures,
  'recipes:build': buildRecipes,
  sync,
  'proofs:check': checkSamples,
}

/** Runs the given command; returns the exit code. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    process.stderr.write(`unknown command "${name}"; choose one of: ${Object.keys(commands).join(', ')}\n`)
    return 2
  }
  return (await command(args)) ? 0 : 1
}
