// Simulates hosts whose programs cannot run here: their published parsers read our rules, and this file applies the
// rules to the built files.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { judgeAnswer } from './judge-answer.mjs'
import { readSite } from './read-site.mjs'
import { listRequests } from './requests.mjs'

const ORIGIN = 'http://site.example'
/** The `cache-control` that these hosts send with every static file. */
const DEFAULT_CACHING = 'public, max-age=0, must-revalidate'
/** Headers that hosts set themselves; our rules do not contain them. */
const HOSTS_OWN = ['content-type']

/** Netlify redirects these forms of a URL to the canonical one, but its parsers do not include that. */
const isOtherForm = path => /\.html$|.\/$/.test(path)

/**
 * Simulates Netlify: forced redirects, then the file, then other redirects, then 404. Headers of all matching
 * rules are joined.
 */
export async function simulateNetlify(dir, { parseAllHeaders }, { parseAllRedirects }) {
  const rules = await parseAllHeaders({ headersFiles: [join(dir, '_headers')], minimal: false })
  const moves = await parseAllRedirects({ redirectsFiles: [join(dir, '_redirects')], minimal: false })
  const errors = [...rules.errors, ...moves.errors]
  if (errors.length > 0) throw new Error(errors.join('; '))
  return judgeRows(dir, (path, search) => {
    const headers = { 'cache-control': DEFAULT_CACHING }
    for (const { forRegExp, values } of rules.headers) {
      if (!forRegExp.test(path)) continue
      for (const [name, value] of Object.entries(values)) {
        const key = name.toLowerCase()
        headers[key] = key in headers && key !== 'cache-control' ? `${headers[key]}, ${value}` : value
      }
    }
    const file = serve(dir, path, headers)
    const move = moves.redirects.find(
      ({ from, status, force }) => from === path && status !== 200 && (force || file.status === 404),
    )
    if (move) return { status: move.status, headers: { ...headers, location: move.to + search } }
    return isOtherForm(path) ? undefined : file
  })
}

/** Simulates Vercel: the phases of its Build Output API, in order. */
export async function simulateVercel(dir, { normalizeRoutes }) {
  const config = JSON.parse(readFileSync(join(dir, '.inkstone/vercel.json'), 'utf8'))
  const { routes, error } = normalizeRoutes(config.routes)
  if (error) throw new Error(error.message)
  const phases = splitPhases(routes)
  const pages = new Map(
    Object.entries(config.overrides).map(([file, { path }]) => [path.replace(/(^|\/)index$/, '$1'), file]),
  )
  return judgeRows(dir, (path, search) => {
    const headers = { 'cache-control': DEFAULT_CACHING }
    const stop = apply(phases.get('start'), path, headers)
    if (stop?.status >= 300 && stop.status < 400)
      return { status: stop.status, headers: { ...headers, location: headers.location + search } }
    const name = decodeURIComponent(path.slice(1))
    const file =
      stop?.status === 404 ? undefined : (pages.get(name) ?? (isFile(join(dir, name)) ? name : undefined))
    if (file === undefined) {
      const lost = apply(phases.get('error'), path, headers)
      return { status: lost.status, headers }
    }
    apply(phases.get('hit'), path, headers)
    return { status: 200, headers }
  })
}

function splitPhases(routes) {
  const phases = new Map([['start', []]])
  let phase = 'start'
  for (const route of routes) {
    if (route.handle) {
      phase = route.handle
      phases.set(phase, [])
    } else phases.get(phase).push(route)
  }
  return phases
}

/** Adds the headers of matching routes; returns the route that ends the phase. */
function apply(routes, path, headers) {
  for (const route of routes) {
    const match = new RegExp(route.src).exec(path)
    if (!match) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name.toLowerCase()] = value.replace(/\$(\d)/g, (_, index) => match[index] ?? '')
    if (!route.continue) return route
  }
  return undefined
}

function serve(dir, path, headers) {
  const name = decodeURIComponent(path)
  if (/^\/_(?:headers|redirects)$|\/\./.test(name)) return { status: 404, headers }
  const files = path.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`]
  const found = files.some(file => isFile(join(dir, file)))
  return { status: found ? 200 : 404, headers }
}

function isFile(file) {
  return existsSync(file) && statSync(file).isFile()
}

/** Judges the rows that our rules decide; the others depend on the host alone. */
function judgeRows(dir, answer) {
  return listRequests(readSite(dir)).map(({ target, method = 'GET', headers = {}, expect }) => {
    const name = `${method} ${target.length > 80 ? `${target.slice(0, 20)}…` : target}`
    const isOurs =
      method === 'GET' &&
      Object.keys(headers).length === 0 &&
      /^\/[\w./?=-]*$/.test(target) &&
      !/\/\/|\.\./.test(target)
    if (!isOurs)
      return {
        name: `${name}${Object.entries(headers)
          .map(([key, value]) => ` [${key}: ${value}]`)
          .join('')}`,
        status: 0,
      }
    const [path, query] = target.split('?')
    const given = answer(path, query === undefined ? '' : `?${query}`)
    if (!given) return { name, status: 0 }
    const rules = Object.entries(expect.headers).filter(([key]) => !HOSTS_OWN.includes(key))
    const faults = judgeAnswer(
      { ...given, body: '404' },
      { ...expect, headers: Object.fromEntries(rules) },
      ORIGIN,
    )
    return { name, status: given.status, faults }
  })
}
