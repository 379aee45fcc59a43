// Bundles the commands of this folder and runs one of them, because Node 20 does not run TypeScript.
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
// The bundle is inside this folder, so that its packages resolve.
const file = `${here}.work/commands.mjs`
await bundle.write({ file, format: 'esm', codeSplitting: false })

const { main } = await import(pathToFileURL(file).href)
process.exitCode = await main(process.argv.slice(2))
