import { cpSync } from 'node:fs'
import { isInPackage, readPackage } from '../helpers/plugin.mjs'
import { runApart, runCli } from '../helpers/processes.mjs'

/** Whether a second patch leaves Tailwind as it is, and what it prints. */
export function patchAgain() {
  const file = ['tailwindcss/lib/util/dataTypes.js', 'tailwindcss/dist/lib.js'].find(isInPackage)
  const before = readPackage(file)
  const { printed } = runCli(['patch'])
  return [readPackage(file) === before, printed]
}

/** `patch --help`, with a patcher that only says that it was called. */
export function patchWithHelp() {
  const runWithHelp = require => {
    const Module = require('node:module')
    const load = Module._load
    Module._load = function (...words) {
      const found = load.apply(this, words)
      if (!found?.getCompilerContext) return found
      const twPatcher = { patch: () => console.log('patching') }
      return { ...found, getCompilerContext: () => ({ twPatcher }) }
    }
    process.argv = [process.execPath, 'weapp-tw', 'patch', '--help']
    require('weapp-tailwindcss/bin/weapp-tailwindcss.js')
  }
  return runApart(runWithHelp, { env: { NODE_NO_WARNINGS: '1' } }).printed
}

export function patchOfWorkspace({ createProject }) {
  const project = createProject({
    files: {
      'pnpm-workspace.yaml': 'packages: [apps/*]',
      'apps/mp/package.json': '{ "name": "mp", "devDependencies": { "tailwindcss": "4.1.13" } }',
    },
    packagesIn: 'apps/mp',
  })
  const { status, printed } = runCli(['patch', '--workspace'], { cwd: project.path() })
  return [status, printed]
}

/** Whether `patch` reaches Tailwind CSS of the folder that it runs in, and that of a folder below. */
export function patchOfTwoCopies({ createProject }) {
  const copies = ['', 'b/'].map(folder => `${folder}node_modules/tailwindcss`)
  const files = copies.flatMap(copy => [
    [`${copy}/package.json`, '{ "name": "tailwindcss", "version": "4.1.13" }'],
    [`${copy}/dist/lib.js`, 'const a = ["cm","mm","in"]'],
  ])
  const project = createProject({
    files: { 'package.json': '{}', ...Object.fromEntries(files) },
    isInside: true,
  })
  for (const name of ['weapp-tailwindcss', 'tailwindcss-patch'])
    cpSync(`node_modules/${name}`, project.path(`node_modules/${name}`), { recursive: true })
  const patch = require => {
    process.argv = [process.execPath, 'weapp-tw', 'patch']
    require('weapp-tailwindcss/bin/weapp-tailwindcss.js')
  }
  runApart(patch, { cwd: project.path(), from: project.path() })
  return copies.map(copy => project.read(`${copy}/dist/lib.js`).includes('rpx'))
}

export function doctorOfEmptyFolder({ createProject }) {
  return runCli(['doctor'], { cwd: createProject().path() }).status
}

export function doctorIsStrict() {
  return [[], ['--strict']].map(flags => runCli(['doctor', ...flags]).status)
}

/** Whether the doctor misses a config of PostCSS in projects with one file each. */
export function doctorMissesPostcss({ createProject }) {
  return ['vite.config.ts', 'postcss.config.js', 'a.ts'].map(name => {
    const project = createProject({ files: { 'package.json': '{}', [name]: '' } })
    const { printed } = runCli(['doctor'], { cwd: project.path() })
    return printed.includes('[warn] PostCSS 配置: 未检测到 postcss.config.*')
  })
}

/** The codes that come back without an entry, with one, again, and by force; then what is written. */
export function editorEntry({ createProject }) {
  const project = createProject({ files: { 'a.css': '' } })
  const run = (...words) => runCli(['vscode-entry', ...words], { cwd: project.path() }).status
  if (run() !== 1) return false
  const codes = [run('--css', 'a.css'), run('--css', 'a.css'), run('--css', 'a.css', '--force')]
  return [...codes, project.read('.vscode/weapp-tailwindcss.intellisense.css')]
}

export function editorEntryInFolder({ createProject }) {
  const project = createProject({ files: { 'package.json': '{}', 'src/app.css': '' } })
  runCli(['vscode-entry', '--css', 'src/app.css'], { cwd: project.path() })
  return project.read('.vscode/weapp-tailwindcss.intellisense.css')
}

export function editorEntryWithSource({ createProject }) {
  const project = createProject({ files: { 'a.css': '' } })
  runCli(['vscode-entry', '--cwd', project.path(), '--css', 'a.css', '--source', '../pages'])
  return project.read('.vscode/weapp-tailwindcss.intellisense.css')
}

/** What a dry run prints and writes, then the files that two commands write, and what they hold. */
export function extractAndTokens({ createProject }) {
  const project = createProject({
    files: { 'package.json': '{}', 'app.css': '@import "tailwindcss";', 'a.html': 'w-[711px]' },
    packagesIn: '.',
  })
  const run = (...words) => runCli(words, { cwd: project.path() }).printed
  const dry = [run('extract', '--css', 'app.css', '--no-write'), project.list('.tw-patch')]
  run('extract', '--css', 'app.css')
  run('tokens')
  const files = project.list('.tw-patch')
  return [dry, files, files.map(file => project.read(`.tw-patch/${file}`))]
}

export function filesOfInit({ createProject }) {
  const project = createProject()
  runCli(['init'], { cwd: project.path() })
  return project.list()
}
