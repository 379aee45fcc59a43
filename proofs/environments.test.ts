import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oldLine } from '../site/data/lines'
import { askEnvironment } from './compute'
import { listAllEnvironments, prepareEnvironment } from './environments'
import { findFolders } from './folders'

// The plugin of 4.12 finds the project by npm's environment variables, which refer to this repository under `npm run`.
beforeEach(() => void vi.stubEnv('npm_package_json', join(findFolders().root, 'package.json')))
afterEach(() => void vi.unstubAllEnvs())

const environments = listAllEnvironments().filter(({ line }) => line !== oldLine.id)

async function ask(environment: (typeof environments)[number], language: string, code: string) {
  const options = JSON.stringify({ supportCustomLengthUnitsPatch: environment.patched })
  const [answer] = await askEnvironment(environment, [{ language, code, options }])
  if (!answer || !('output' in answer)) throw new Error(JSON.stringify(answer))
  return answer.output
}

test.each(environments)(
  'the plugin finds the Tailwind of a project: $line, Tailwind $tailwind, patched: $patched',
  async environment => {
    const patch = `supportCustomLengthUnitsPatch: ${environment.patched}`
    const plugin = `new (require('weapp-tailwindcss/webpack').UnifiedWebpackPluginV5)({ ${patch} })`
    const found = await ask(environment, 'value', `${plugin}.options.twPatcher.packageInfo`)
    const { rootPath, version } = JSON.parse(found) as { rootPath: string; version: string }
    const folder = realpathSync(join(prepareEnvironment(environment), 'node_modules'))
    expect(rootPath).toContain(`${folder}/`)
    expect(version).toMatch(new RegExp(`^${environment.tailwind}\\.`))
  },
)

test.each(environments)(
  'only Tailwind 4 has its lengths computed: $line, Tailwind $tailwind, patched: $patched',
  async environment => {
    const css = ':root, :host { --spacing: 8rpx } .p-4 { padding: calc(var(--spacing) * 4) }'
    const isComputed = (await ask(environment, 'css', css)).includes('padding: 32rpx')
    expect(isComputed).toBe(environment.line === '4.12' && environment.tailwind === 4)
  },
)
