// Makes the project that `taro init` makes, from the template in the published CLI: the CLI's own renderer is a native
// module that is not published for every platform.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const [folder, version, compiler, framework] = process.argv.slice(2)
const packages = join(dirname(folder), `taro-cli-${version}`)
mkdirSync(packages, { recursive: true })
execFileSync(
  'npm',
  [
    'install',
    '--prefix',
    packages,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  ].concat(`@tarojs/cli@${version}`, 'handlebars@4'),
  { stdio: 'inherit' },
)
const require = createRequire(join(packages, 'package.json'))
const handlebars = require('handlebars')
handlebars.registerHelper({
  eq: (a, b) => a === b,
  includes: (...args) => args.slice(0, -1).includes(args.at(-1).hash.s),
  to_lower_case: text => text.toLowerCase(),
  to_pascal_case: text => text[0].toUpperCase() + text.slice(1),
})

const answers = {
  projectName: 'my-app',
  description: '',
  template: 'default',
  version,
  date: '2025-8-1',
  css: 'None',
  cssExt: 'css',
  typescript: true,
  buildEs5: false,
  pageName: 'index',
  compiler,
  framework,
}

const template = join(packages, 'node_modules/@tarojs/cli/templates/default')
const others = framework === 'React' ? /\.vue$|types\/(?:vue|solid)\.d\.ts$/ : /\.jsx$|types\/solid\.d\.ts$/
rmSync(folder, { recursive: true, force: true })
for (const file of readdirSync(template, { recursive: true })) {
  const source = join(template, file)
  if (statSync(source).isDirectory() || file === 'template_creator.js' || others.test(file)) continue
  const target = join(folder, rename(file))
  mkdirSync(dirname(target), { recursive: true })
  if (/\.(?:png|jpg)$/.test(file)) cpSync(source, target)
  else writeFileSync(target, handlebars.compile(readFileSync(source, 'utf8'), { noEscape: true })(answers))
}

function rename(file) {
  const name = file.replace(/\.tmpl$/, '').replace(/^_/, '.')
  return /^(?:src|config)\//.test(name) ? name.replace(/\.js(x?)$/, '.ts$1') : name
}
