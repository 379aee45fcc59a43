import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildResult, Line } from '../../site/data/lines'
import { findFolders, lineFolder } from '../folders'
import type { Outputs } from '../outputs'
import { readPages } from '../pages'
import { addressOf } from '../recipes/judge'
import { findBuildFault } from './judge-build'
import { type Build, builds } from './list'
import { runBuild } from './run-build'
import { type PageSteps, readSteps, type Step } from './steps'

/** A recipe as a reader with one line builds it. */
export interface FollowedBuild {
  build: Build
  page: string
  variant: string
  followed: PageSteps
  /** Of all that decides what comes of it: steps, promises, the line's lock file, the runner. */
  hash: string
}

/** Every build with one line. */
export function followBuilds(line: Line, outputs: Outputs): FollowedBuild[] {
  const pages = new Map(readPages().map(page => [page.file, page]))
  const byAddress = new Map([...pages.values()].map(page => [addressOf(page.file), page]))
  const base = [readFileSync(join(lineFolder(line.id), 'package-lock.json'), 'utf8'), ...readRunner()]
  return builds.map(build => {
    const parts = build.pages.map(address => {
      const [path = '', section] = address.split('#')
      const page = byAddress.get(path)
      if (!page) throw new Error(`samples/builds/list.ts names ${address}, which the site does not have`)
      return readSteps({ page, section, tabs: build.tabs, pages, outputs, line })
    })
    const last = parts.pop()
    const deletes = (build.deletes ?? []).map((path): Step => ({ kind: 'delete', path }))
    const followed = {
      steps: [...parts.flatMap(part => part.steps), ...deletes, ...(last?.steps ?? [])],
      promised: last?.promised ?? [],
    }
    checkNamed(build, followed.steps)
    const hash = createHash('sha256')
      .update(JSON.stringify([base, build, followed]))
      .digest('hex')
    const page = build.pages.at(-1) ?? ''
    const first = build.pages.slice(0, -1).map(address => `after ${address}`)
    return { build, page, variant: [...build.tabs, ...first].join(' '), followed, hash: hash.slice(0, 16) }
  })
}

/** Builds a recipe and compares it with its page. */
export function judgeBuild(line: Line, { build, page, variant, followed, hash }: FollowedBuild): BuildResult {
  const told = { line: line.id, page, variant, hash }
  try {
    const { files, installed, project } = runBuild(build, followed.steps)
    const fault = findBuildFault(files, followed.promised)
    return { ...told, project, installed, ...(fault ? { fault } : {}) }
  } catch (error) {
    return { ...told, fault: (error as Error).message }
  }
}

/** A page that does not name how its project is created leaves its reader without one. */
function checkNamed({ pages, start: { create } }: Build, steps: Step[]): void {
  if (create && !steps.some(step => step.kind === 'command' && step.command === create))
    throw new Error(`${pages.join(', ')}: no block has the command ${create}`)
}

function readRunner(): string[] {
  const folder = join(findFolders().samples, 'builds')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:ts|mjs)$/.test(file) && !/\.test\.ts$|^list\.ts$/.test(file))
    .sort()
    .map(file => readFileSync(join(folder, file), 'utf8'))
}
