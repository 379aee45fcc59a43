// Runs the table of requests against a server on this machine.
import { judgeAnswer } from './judge-answer.mjs'
import { readSite } from './read-site.mjs'
import { listRequests } from './requests.mjs'
import { sendRaw } from './send-raw.mjs'

/** Returns every row with the faults of its answer; rows that `skips` matches are not judged. */
export async function runTable({ port, dir, skips = () => false }) {
  const site = readSite(dir)
  const etags = new Map()
  const results = []
  for (const { target, method = 'GET', headers = {}, expect } of listRequests(site)) {
    if (Object.values(headers).includes('{etag}') && !etags.has(target))
      etags.set(target, (await sendRaw({ port, target })).headers.etag ?? '(none)')
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === '{etag}' ? etags.get(target) : value]),
    )
    const name = describe({ target, method, headers })
    if (skips(name)) {
      results.push({ name, status: 0 })
      continue
    }
    try {
      const answer = await sendRaw({ port, method, target, headers: sent })
      const host = sent.host ? `http://${sent.host}` : `http://127.0.0.1:${port}`
      results.push({ name, status: answer.status, faults: judgeAnswer(answer, expect, host) })
    } catch (error) {
      results.push({ name, status: 0, faults: [error.message] })
    }
  }
  return results
}

function describe({ target, method, headers }) {
  const path = target.length > 80 ? `${target.slice(0, 20)}… (${target.length} characters)` : target
  const extra = Object.entries(headers).map(([name, value]) => ` [${name}: ${value}]`)
  return `${method} ${path}${extra.join('')}`
}
