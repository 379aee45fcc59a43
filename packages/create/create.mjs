#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { LANGUAGES, siteFiles } from './site-files.mjs'

const USAGE = `usage: npm create inkstone [folder] -- [options]

  --title "My docs"     title of the site
  --language en         ${LANGUAGES.join(' or ')}
  --engine version      what package.json asks for: a version, or a folder with tarballs of npm pack`

class Refusal extends Error {}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      language: { type: 'string' },
      engine: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(USAGE)
  const ask = createQuestions()
  const folder = positionals[0] ?? (await ask('Folder', 'my-docs'))
  const dir = resolve(folder)
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new Refusal(`${folder} is not empty: name a new folder`)
  const title = values.title ?? (await ask('Title', 'My docs'))
  const language = values.language ?? (await ask(`Language (${LANGUAGES.join(', ')})`, 'en'))
  ask.close()
  if (!LANGUAGES.includes(language))
    throw new Refusal(`there is no language "${language}": choose ${LANGUAGES.join(' or ')}`)
  const name = basename(dir)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
  const files = siteFiles({ name, title, language, engine: findEngine(values.engine) })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  console.log(
    `${Object.keys(files).length} files written. Next:\n\n  cd ${nearPath(dir)}\n  npm install\n  npm run dev`,
  )
}

/** Asks on a terminal; elsewhere uses the default. */
function createQuestions() {
  const lines = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const ask = async (question, standard) =>
    (await lines?.question(`${question} [${standard}]: `))?.trim() || standard
  return Object.assign(ask, { close: () => lines?.close() })
}

function nearPath(dir) {
  const path = relative(process.cwd(), dir) || '.'
  return path.startsWith('..') ? dir : path
}

/** Returns the packages that a site depends on: name to version or tarball. */
function findEngine(asked = `^${ownVersion()}`) {
  if (!existsSync(asked)) return { inkstone: asked }
  const tarballs = readdirSync(asked).filter(file => /^inkstone(?:-search)?-\d.*\.tgz$/.test(file))
  const entries = tarballs.sort().map(file => [file.replace(/-\d.*/, ''), `file:${resolve(asked, file)}`])
  const found = Object.fromEntries(entries)
  if (found.inkstone && found['inkstone-search']) return found
  throw new Refusal(
    `${asked} lacks tarballs of inkstone and inkstone-search: run \`npm pack -w inkstone -w inkstone-search --pack-destination ${asked}\` in the repository of Inkstone`,
  )
}

function ownVersion() {
  return JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).version
}

try {
  await main()
} catch (error) {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS')
  if (!isUsage && !(error instanceof Refusal)) throw error
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}
