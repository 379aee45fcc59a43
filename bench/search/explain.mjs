// Explains the rank of a query's first hits in the index of the built site: npm run search:explain -- "query"
import { loadOwn, readBuiltIndex } from './load-own.mjs'

const HITS = 10
const query = process.argv.slice(2).join(' ')
const { explainRanking, openFiles } = await loadOwn()
const ranked = await openFiles(readBuiltIndex()).explain({ indexName: 'docs', query })
if (ranked.length === 0) console.log(`no hit for “${query}”`)
for (const [place, { url, score, query: phrasing, reasons }] of explainRanking(ranked)
  .slice(0, HITS)
  .entries()) {
  console.log(`\n${place + 1}. ${url}  ${score.toFixed(3)}  (${phrasing})`)
  for (const { what, field, value } of reasons)
    console.log(`   ${field.padEnd(13)}${value.padEnd(14)}${what}`)
}
