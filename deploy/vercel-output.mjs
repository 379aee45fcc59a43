// Puts the built site where Vercel's Build Output API expects it: .vercel/output in the project's folder.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const output = join(root, '.vercel/output')
const { baseUrl } = JSON.parse(readFileSync(join(dist, '.inkstone/host.json'), 'utf8'))
const site = join(output, 'static', baseUrl)

rmSync(output, { recursive: true, force: true })
mkdirSync(site, { recursive: true })
// Skips compressed files, which Vercel creates itself, and files for other hosts, which would be public there.
cpSync(dist, site, {
  recursive: true,
  filter: file => !/\/(?:\.inkstone|\.nojekyll|_headers|_redirects)$/.test(file) && !isForm(file),
})
writeFileSync(join(output, 'config.json'), readFileSync(join(dist, '.inkstone/vercel.json')))
console.log(`the site is in .vercel/output, below ${baseUrl}`)

function isForm(file) {
  return /\.(?:html|js|mjs|css|json|xml|txt|md|svg|map|webmanifest|bin)\.(?:br|gz)$/.test(file)
}
