// Node 20 does not read TypeScript: this bundles the commands of this folder and runs one of them.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import '../scripts/ensure-proofs.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const bundle = await rolldown({
  input: `${here}commands/index.ts`,
  platform: 'node',
  external: id => /^[^./]/.test(id) && !id.startsWith('@site/'),
  resolve: { alias: { '@site': `${here}../site` } },
  logLevel: 'warn',
})
// The bundle lies inside this folder so that its packages are found.
const file = `${here}.work/commands.mjs`
await bundle.write({ file, format: 'esm', codeSplitting: false })

const { main } = await import(pathToFileURL(file).href)
process.exitCode = await main(process.argv.slice(2))
