// Runs in an environment folder (see environments.ts), so that the plugin and the Tailwind it finds are those of
// that folder. Takes jobs over IPC, one at a time, and answers { before, output }, { pairs }, { wxml, wxss } or { error }.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runCase } from './claims/helpers/run-case.mjs'

const require = createRequire(join(process.cwd(), 'package.json'))
const scanFolder = join(process.cwd(), 'scan')
mkdirSync(scanFolder, { recursive: true })

let jobs = 0
/** Options -> a context of the plugin with them. */
const contexts = new Map()

process.on('message', async job => {
  try {
    process.send(await runJob(job))
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) })
  }
})

/** @param {{ language: string, code: string, options: string, tailwind: number, isV2: boolean }} job */
async function runJob({ language, code, options, tailwind, isV2 }) {
  if (language === 'escape') {
    const escapeName = isV2
      ? require('weapp-tailwindcss/replace').replaceJs
      : require('@weapp-core/escape').escape
    return { pairs: splitWords(code).map(name => [name, escapeName(name)]) }
  }
  if (language === 'command') return { before: '', output: runCommand(code) }
  // Other processes run jobs in this folder.
  const name = `${++jobs}-${process.pid}.html`
  const source = join(scanFolder, name)
  // The class set of TW 4 is a scan of files; a pattern of its own is read even where git ignores the folder.
  const sources = [{ base: scanFolder, pattern: name, negated: false }]
  const openContext = () =>
    require('weapp-tailwindcss/core').createContext({
      ...(isV2
        ? {}
        : {
            // It would make a project of Tailwind 3 one of Tailwind 4.
            ...(tailwind === 4 ? { tailwindcss: { v4: { sources } } } : {}),
            tailwindcssPatcherOptions: { cache: { dir: join(scanFolder, '.cache'), strategy: 'overwrite' } },
          }),
      ...reviveRegExps(JSON.parse(options)),
    })
  // Opening one takes longer than most expressions.
  if (language === 'value')
    return { before: '', output: await evaluate(code, /\bcontext\b/.test(code) ? openContext() : undefined) }
  if (language === 'case')
    return { before: '', output: toText(await runCase(code, { openContext, defaults: readDefaults() })) }
  // Styles are transformed without a class set, by a pipeline that takes most of the time to set up.
  const openForStyles = () => {
    if (!contexts.has(options)) contexts.set(options, openContext())
    return contexts.get(options)
  }
  if (language === 'css') return { before: code, output: await toWxss(openForStyles(), code, tailwind) }
  if (language === 'classes') {
    const css = await generateCss(code, tailwind)
    return { before: css, output: await toWxss(openForStyles(), css, tailwind) }
  }
  const context = openContext()
  writeFileSync(source, code)
  if (tailwind === 3) await runTailwind3(code)
  const script = await context.transformJs(language === 'js' ? code : '')
  rmSync(source)
  if (language === 'js') return { before: code, output: script.code ?? script }
  if (language === 'wxml') return { before: code, output: await context.transformWxml(code) }
  if (language === 'playground') {
    const css = tailwind === 3 ? await generateCss(code, 3) : await generatePlaygroundCss(code)
    return { wxml: await context.transformWxml(code), wxss: (await toWxss(context, css, tailwind)).trim() }
  }
  throw new Error(`no transform for the language ${language}`)
}

/** What a command of the plugin's CLI prints; it must not change the folder, which others use. */
function runCommand(command) {
  const [name, ...words] = splitWords(command)
  const { bin } = require('weapp-tailwindcss/package.json')
  if (!bin[name]) throw new Error(`the plugin has no command ${name}`)
  if (!words.includes('--help') && !['doctor', 'status'].includes(words[0]))
    throw new Error('only doctor, status and the help of a command can be asked for')
  const file = join(process.cwd(), 'node_modules/weapp-tailwindcss', bin[name])
  // As a reader runs it: in tests the CLI prints no more than warnings.
  const { NODE_ENV: _, TEST: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr || stdout)
  return stdout + stderr
}

async function evaluate(expression, context) {
  const scope = { require, context, defaults: readDefaults() }
  return toText(await new Function(...Object.keys(scope), `return ${expression}`)(...Object.values(scope)))
}

function readDefaults() {
  const { getDefaultOptions, defaultOptions = getDefaultOptions() } = require('weapp-tailwindcss/defaults')
  return defaultOptions
}

function toText(result) {
  if (typeof result === 'string') return result
  return (
    JSON.stringify(result, (_, entry) => (typeof entry === 'function' ? '[function]' : entry)) ?? 'undefined'
  )
}

/** The plugin's own bundlers tell the style handler which Tailwind made the CSS. */
async function toWxss(context, css, majorVersion) {
  const result = await context.transformWxss(css, { majorVersion })
  return typeof result === 'string' ? result : result.css
}

/** What Tailwind gives out for a list of classes, without its preflight and its banner. */
async function generateCss(classes, tailwind) {
  const css = tailwind === 3 ? await runTailwind3(classes) : await runTailwind4(classes)
  return css.replace(/^\/\*![\s\S]*?\*\/\s*/, '')
}

/** Also fills the class set: the patched Tailwind 3 keeps the context of its last run. */
async function runTailwind3(content) {
  const config = { content: [{ raw: content, extension: 'html' }], corePlugins: { preflight: false } }
  const tailwind = require('tailwindcss')
  const result = await require('postcss')([tailwind(config)]).process('@tailwind utilities;', {
    from: undefined,
  })
  return result.css
}

async function runTailwind4(classes) {
  const { compile } = require('@tailwindcss/node')
  const entry = '@import "weapp-tailwindcss/theme.css";@import "weapp-tailwindcss/utilities.css";'
  const compiler = await compile(entry, { base: process.cwd(), onDependency() {} })
  return compiler.build(splitWords(classes))
}

/** As a build does it: Tailwind's own scanner reads the template, the default theme applies. */
async function generatePlaygroundCss(template) {
  const { compile } = require('@tailwindcss/node')
  const { Scanner } = require('@tailwindcss/oxide')
  const entry = '@import "tailwindcss/theme.css";\n@tailwind utilities;'
  const compiler = await compile(entry, { base: process.cwd(), onDependency() {} })
  const found = new Scanner({}).getCandidatesWithPositions({ content: template, extension: 'html' })
  const css = compiler.build(found.map(({ candidate }) => candidate))
  return css.replace(/^\/\*![\s\S]*?\*\/\s*/, '')
}

function splitWords(text) {
  return text.split(/\s+/).filter(Boolean)
}

/** Options come as JSON; a string between slashes stands for a regular expression. */
function reviveRegExps(value) {
  if (typeof value === 'string') {
    const [, source, flags] = /^\/(.+)\/([a-z]*)$/.exec(value) ?? []
    return source ? new RegExp(source, flags) : value
  }
  if (Array.isArray(value)) return value.map(reviveRegExps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reviveRegExps(entry)]))
}
