import { readFileSync } from 'node:fs'
import { type FieldFault, type Site, toModuleProblems } from '../config'
import { type Blog, foldPath, isExternal } from '../model'
import { join, relative } from '../paths'
import { type Problem, withSetting } from '../report'
import { postListPages } from './blog/blog-views'
import type { Content } from './content'
import { locateInFrontMatter, splitFrontMatter } from './source/front-matter'

export interface Route {
  /** Without base URL. */
  path: string
  /** File, relative to the site folder. */
  source?: string
  /** Describes the generator of a page without a file. */
  made?: string
}

export function contentRoutes(content: Omit<Content, 'files'>): Route[] {
  const { versions, blogs } = content
  const docs = versions.flatMap(version => [
    ...version.docs.map(({ path, source }) => ({ path, source })),
    ...version.generatedIndexes.map(({ path, title }) => ({
      path,
      made: `the index of category "${title}"`,
    })),
  ])
  return [...docs, ...blogs.flatMap(blogRoutes)]
}

function blogRoutes(blog: Blog): Route[] {
  return [
    ...blog.posts.map(({ path, source }) => ({ path, source })),
    ...postListPages(blog).map(({ path }) => ({ path, made: 'a list of posts' })),
    { path: blog.archivePath, made: 'the archive of the blog' },
    ...(blog.tags.length > 0 ? [{ path: blog.tagsPath, made: 'the tags of the blog' }] : []),
    ...(blog.authors.length > 0 ? [{ path: blog.authorsPath, made: 'the authors of the blog' }] : []),
  ]
}

export function freeRedirects({ redirects }: Site, routes: Route[]): Site['redirects'] {
  const taken = new Set(routes.map(({ path }) => foldPath(path)))
  return redirects.filter(({ from }) => !taken.has(foldPath(from)))
}

/** Reports addresses that are used twice, and redirects whose target is missing or whose source is a page. */
export function checkRoutes(input: {
  site: Site
  siteDir: string
  root: string
  routes: Route[]
}): Problem[] {
  const { site, routes } = input
  const owners = new Map<string, Route>()
  const problems: Problem[] = []
  for (const route of routes) {
    if (/[?#\\]/.test(route.path)) {
      problems.push({
        what: `The address "${route.path}" cannot be reached: "?" and "#" end an address, "\\" changes it.`,
        where: route.source ? placeSlug(join(input.siteDir, route.source), input.root) : undefined,
        remedy: 'Leave them out of its "slug", or of the name of its file.',
      })
    }
    const key = foldPath(route.path)!
    const other = owners.get(key)
    if (!other) {
      owners.set(key, route)
      continue
    }
    const files = [route.source, other.source].flatMap(source => (source ? join(input.siteDir, source) : []))
    // Prefers the file with an explicit slug, which is the one to edit.
    const file = files.find(hasSlug) ?? files[0]
    const problem: Problem = {
      what: `Duplicate route "${route.path}": ${nameOf(other)} and ${nameOf(route)} have the same address.`,
      where: file ? placeSlug(file, input.root) : undefined,
      remedy: 'Give one of them another "slug", or rename its file.',
    }
    problems.push(...withSetting(problem, site.onDuplicateRoutes))
  }
  const faults = site.redirects.flatMap((redirect, index) => checkRedirect({ redirect, index, owners, site }))
  return [...problems, ...toModuleProblems({ faults, file: site.configFile, root: input.root })]
}

type Redirect = Site['redirects'][number]

function checkRedirect(input: {
  redirect: Redirect
  index: number
  owners: Map<string, Route>
  site: Site
}): FieldFault[] {
  const { redirect, index, owners, site } = input
  const path = ['redirects', index]
  const faults: FieldFault[] = []
  const hidden = owners.get(foldPath(redirect.from)!)
  if (hidden) {
    const what = `The redirect from "${redirect.from}" is left out: ${nameOf(hidden)} has that address.`
    const remedy = 'Remove the redirect, or the page.'
    faults.push({ path: [...path, 'from'], what, remedy, severity: 'warning' })
  }
  if (site.redirects.findIndex(other => other.from === redirect.from) !== index) {
    const what = `Two redirects lead from "${redirect.from}".`
    faults.push({ path: [...path, 'from'], what, remedy: 'Keep one of them.' })
  }
  const target = withoutSuffix(redirect.to)
  if (!isExternal(target) && !owners.has(foldPath(target)!)) {
    const fault = describeTarget(redirect, site.redirects)
    if (fault) faults.push({ path: [...path, 'to'], ...fault })
  }
  return faults
}

/** Describes a bad redirect target: another redirect, a loop, or nothing. A loop is reported once. */
function describeTarget(redirect: Redirect, all: Redirect[]): Omit<FieldFault, 'path'> | undefined {
  const follow = ({ to }: Redirect) => all.find(({ from }) => foldPath(from) === foldPath(withoutSuffix(to)))
  const steps = [redirect]
  let next = follow(redirect)
  for (; next && !steps.includes(next); next = follow(next)) steps.push(next)
  const { from, to } = redirect
  if (next === redirect && steps.some(step => all.indexOf(step) < all.indexOf(redirect))) return undefined
  if (next) {
    const what = `The redirect from "${from}" never ends: ${[...steps, next].map(step => step.from).join(' → ')}.`
    return { what, remedy: 'Let one of them lead to a page.' }
  }
  if (steps.length > 1) {
    const what = `The redirect from "${from}" leads to "${to}", which is another redirect.`
    return { what, remedy: `Write "${steps.at(-1)!.to}", where that one leads.` }
  }
  const what = `The redirect from "${from}" leads to "${to}", which is not a page.`
  return { what, remedy: 'Write the address of a page, such as "/docs/intro".' }
}

function withoutSuffix(address: string): string {
  return address.replace(/[?#].*$/, '')
}

function hasSlug(file: string): boolean {
  return /^slug:/m.test(splitFrontMatter(readFileSync(file, 'utf8')).yaml ?? '')
}

function placeSlug(file: string, root: string): Problem['where'] {
  return { file: relative(root, file), ...locateInFrontMatter(readFileSync(file, 'utf8'), ['slug']) }
}

function nameOf(route: Route): string {
  return route.source ?? route.made ?? 'a page'
}
