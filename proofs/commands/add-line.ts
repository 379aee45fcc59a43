import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Line, lines } from '../../site/data/lines'
import { lineFolder } from '../folders'
import { compareVersions } from '../options/archives'
import { reportLine } from '../report-line'

/**
 * `npm run line:add -- 4.9.8`: installs a version of the plugin as a separate line, computes everything with it, and
 * prints the differences to the preceding line. Does not change the site: that requires an entry in
 * site/data/lines.ts.
 */
export async function addLine([version = '']: string[]): Promise<boolean> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    process.stderr.write('name an exact version: npm run line:add -- 4.12.0\n')
    return false
  }
  const short = version.split('.').slice(0, 2).join('.')
  // A later patch of an existing line gets a separate folder, because it is compared with that line.
  const id = lines.some(line => line.id === short) ? version : short
  const base = lines.find(line => compareVersions(line.plugin, version) < 0) ?? lines.at(-1)!
  const line = install({ ...base, id, plugin: version })
  process.stdout.write(await reportLine(line, base))
  return true
}

/** Writes the line's package.json and installs it with npm; keeps the lock file. */
function install(wanted: Line): Line {
  const folder = lineFolder(wanted.id)
  mkdirSync(folder, { recursive: true })
  const { plugin, tailwind, merge } = wanted
  const manifest = {
    name: `weapp-tailwindcss-docs-line-${wanted.id}`,
    private: true,
    type: 'module',
    dependencies: {
      '@tailwindcss/node': tailwind[4],
      '@tailwindcss/postcss': tailwind[4],
      '@weapp-tailwindcss/merge': merge,
      tailwindcss: tailwind[4],
      'tailwindcss-v3': `npm:tailwindcss@${tailwind[3]}`,
      'weapp-tailwindcss': plugin,
    },
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const file = join(folder, 'package.json')
  if (!existsSync(join(folder, 'node_modules')) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(file, text)
    const settings = ['--ignore-scripts', '--omit-lockfile-registry-resolved', '--no-fund', '--no-audit']
    execFileSync('npm', ['install', ...settings], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    writeFileSync(
      join(folder, 'node_modules/.installed-lock.json'),
      readFileSync(join(folder, 'package-lock.json')),
    )
  }
  const installed = join(folder, 'node_modules/weapp-tailwindcss/package.json')
  const { engines = {} } = JSON.parse(readFileSync(installed, 'utf8')) as { engines?: { node?: string } }
  return { ...wanted, node: engines.node ?? '' }
}
