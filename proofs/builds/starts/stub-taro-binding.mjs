// Taro's config needs its CLI, and that loads the native module which only `taro init` uses. Where none is published for
// this platform, an empty one stands in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
const modules = join(folder, 'node_modules')
const require = createRequire(join(folder, 'package.json'))
const name = missingModule()
if (name) {
  mkdirSync(join(modules, name), { recursive: true })
  writeFileSync(join(modules, name, 'index.js'), 'module.exports = {}\n')
}

function missingModule() {
  if (!existsSync(join(modules, '@tarojs/binding'))) return undefined
  try {
    require('@tarojs/binding')
    return undefined
  } catch (error) {
    const [, missing] = /Cannot find module '(@tarojs\/binding-[\w-]+)'/.exec(error.message) ?? []
    if (!missing) throw error
    return missing
  }
}
