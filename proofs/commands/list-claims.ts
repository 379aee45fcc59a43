import { lines, oldLine } from '../../site/data/lines'
import { readClaims } from '../claims/read-claims'
import { findFalseClaims, findResults } from '../claims/run-claims'
import { type Page, readPages } from '../pages'

/**
 * `npm run claims [-- docs/issues]`: prints the number of claims per page, and those that do not hold.
 * `npm run claims -- --ask 'classes="p-[1px]" tw="4"'`: prints the results for a claim with every line.
 */
export async function listClaims([first = '', ...rest]: string[]): Promise<boolean> {
  if (first === '--ask') return ask(rest)
  const pages = readPages().filter(({ file }) => file.startsWith(first))
  const read = pages.map(page => ({ file: page.file, ...readClaims(page) }))
  const claims = read.flatMap(page => page.claims)
  const found = await findFalseClaims(
    claims,
    [...lines, oldLine].map(({ id }) => id),
  )
  const wrong = [...read.flatMap(({ faults }) => faults), ...found]
  const counts = read.filter(page => page.claims.length > 0)
  const rows = counts.map(page => `${String(page.claims.length).padStart(4)}  ${page.file}`)
  process.stdout.write(
    `${[...rows, `${claims.length} claims, ${wrong.length} wrong`, ...wrong].join('\n')}\n`,
  )
  return wrong.length === 0
}

async function ask(questions: string[]): Promise<boolean> {
  const page: Page = { file: 'ask', applies: {}, isPartial: false, fences: [], uses: [], imports: {} }
  const text = questions.map(words => `<!-- claim ${words} has="" -->`).join('\n\n')
  const { claims, faults } = readClaims(page, text)
  process.stdout.write(faults.map(fault => `${fault}\n`).join(''))
  const results = []
  for (const { id } of [...lines, oldLine])
    for (const result of await findResults(id, claims)) results.push({ id, ...result })
  for (const claim of claims) {
    process.stdout.write(`=== ${claim.language} ${claim.input} ${claim.options ?? ''}\n`)
    for (const { id, tailwind, found } of results.filter(result => result.claim === claim)) {
      const output = 'error' in found ? `error: ${found.error}` : found.output
      process.stdout.write(`--- plugin ${id}, Tailwind CSS ${tailwind}\n${output.trim()}\n`)
    }
  }
  return faults.length === 0
}
