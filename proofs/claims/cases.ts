import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from '../folders'

/** Lists the functions that claims name as `case="topic/name"`: exports of `cases/<topic>.mjs`. */
export function listCases(): string[] {
  const folder = join(claimsFolder(), 'cases')
  return readdirSync(folder).flatMap(file => {
    const names = readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:async )?function (\w+)/gm)
    return [...names].map(([, name]) => `${file.slice(0, -'.mjs'.length)}/${name}`)
  })
}

/** Returns a hash that changes with the case's topic file and the shared helpers. */
export function hashCase(name: string, folder = claimsFolder()): string {
  const helpers = readdirSync(join(folder, 'helpers')).sort()
  const files = [`cases/${topicOf(name)}.mjs`, ...helpers.map(file => `helpers/${file}`)]
  const sum = createHash('sha256')
  for (const file of files) sum.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  return sum.digest('hex')
}

/** Describes an unknown case name; undefined if it exists. */
export function missCase(name: string, cases = listCases()): string | undefined {
  if (cases.includes(name)) return undefined
  const topic = topicOf(name)
  const beside = cases.filter(other => topicOf(other) === topic)
  if (beside.length > 0) return `there is no case ${name}; the topic has: ${beside.join(', ')}`
  const topics = [...new Set(cases.map(topicOf))]
  return `there is no case ${name}; topics in proofs/claims/cases are: ${topics.join(', ')}`
}

function topicOf(name: string): string {
  return name.split('/')[0]!
}

function claimsFolder(): string {
  return join(findFolders().samples, 'claims')
}
