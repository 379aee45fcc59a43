import { existsSync } from 'node:fs'
import { checkPage, type LinkedPage, readEngineKey, resolveRedirects } from '../build'
import { readGitState } from '../content'
import type { CompiledPage } from '../markdown'
import { cleanPath, NOT_FOUND_PATH, samePath, withoutBase } from '../model'
import {
  areSame,
  type ClientInput,
  contentFolders,
  createRenderer,
  type OpenProject,
  openProject,
  type PagePlan,
  type RenderedPage,
  type Renderer,
  type Reusable,
  staticFolders,
} from '../pipeline'
import { type Problem, type Reporter, SiteError, splitProblems } from '../report'
import { devClient } from './dev-client'
import { createDevFiles } from './dev-files'

interface Options {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
}

/** The site in its current state on disk; if it fails to load, the last good state stays. */
export interface DevSite {
  /** Reloads the site after an edit of these files; returns the problems. */
  reload(changed: string[]): Promise<Problem[]>
  /** Reloads the site if Git data of its files may have changed. */
  followCommits(): Promise<void>
  /** Problems of the last reload and of pages rendered since. */
  problems(): Problem[]
  /** Returns broken links of the page at an address and of the shell around it. */
  linkProblems(address: string): Promise<Problem[]>
  page(path: string): Promise<string | null>
  notFound(): Promise<string>
  file(path: string): Promise<{ type: string; data: string | Uint8Array } | null>
  redirect(path: string): string | undefined
  baseUrl(): string
  clientInput(): ClientInput
  /** Absolute paths of the content and style folders, and of folders that modules list. */
  contentFolders(): string[]
  /** Absolute paths of the static folders. */
  staticFolders(): string[]
  /** Whether a file is part of the server bundle. */
  isModule(file: string): boolean
}

/** Opens the site; throws if it cannot be loaded at all, else shows its problems. */
export async function createDevSite({ root, siteDir, cacheDir, reporter }: Options): Promise<DevSite> {
  const engineKey = readEngineKey(root)
  let opened: OpenProject | undefined
  let renderer: Renderer | undefined
  let loadProblems: Problem[] = []
  const pageProblems = new Map<string, Problem[]>()
  /** Links and anchors of the pages rendered since the last reload, by address. */
  const linked = new Map<string, LinkedPage>()
  const assets = new Map<string, string>()
  const files = createDevFiles({
    opened: () => opened!,
    renderer: () => renderer!,
    assets,
    renderTwin: path => render(path, { twin: true }),
  })

  const reload = async (changed: string[]) => {
    try {
      const next = await openProject({
        root,
        siteDir,
        cacheDir,
        mode: 'development',
        reporter: { ...reporter, stage: (_name, run) => run(() => {}) },
        bundleClient: async () => ({ bundle: devClient(root), warnings: [], broken: {} }),
        engineKey,
        reuse: opened ? untouched(opened, { changed, loadProblems }) : {},
      })
      // On the first load, there is no good state to keep.
      if (splitProblems(next.problems).errors.length > 0 && opened) throw new SiteError(next.problems)
      // Changed in place, because the bundler's plugins hold this object.
      next.clientInput = Object.assign(opened?.clientInput ?? {}, next.clientInput)
      renderer = await createRenderer(next.project, renderer?.kept)
      opened = next
      loadProblems = next.problems
      pageProblems.clear()
      linked.clear()
      files.forget()
      for (const asset of next.assets) assets.set(asset.url, asset.file)
    } catch (error) {
      loadProblems =
        error instanceof SiteError ? error.problems : [{ what: String((error as Error).stack ?? error) }]
    }
    return loadProblems
  }

  const render = async (path: string, options = { twin: false }): Promise<RenderedPage | null> => {
    const plan = opened?.plans.find(plan => samePath(plan.path, path))
    if (!plan || !renderer) return null
    const page = await renderer.render(plan, options)
    // Saved for the next start of the server.
    renderer.saveCache()
    pageProblems.set(page.path, page.problems)
    note(page)
    return page
  }

  const note = ({ path, source, facts, problems, assets: shown }: RenderedPage): LinkedPage => {
    const { links, anchors } = facts
    const page = { path, source, facts: { links, anchors }, problems }
    linked.set(path, page)
    for (const asset of shown) assets.set(asset.url, asset.file)
    return page
  }

  const linkProblems = async (address: string): Promise<Problem[]> => {
    const { project, plans } = opened!
    const { render } = renderer!
    const path = cleanPath(withoutBase(project.site.baseUrl, address) ?? '')
    const plan = plans.find(plan => samePath(plan.path, path))
    if (!plan) return []
    const look = async (plan: PagePlan) => linked.get(plan.path) ?? note(await render(plan, { twin: false }))
    const page = await look(plan)
    const published = [...assets.keys()].map(url => ({ url }))
    const { hooks } = opened!.clientInput
    return checkPage({ project, hooks, plans, assets: published, page, render: look })
  }

  const first = await reload([])
  if (!opened) throw new SiteError(first)
  const base = () => opened!.project.site.baseUrl

  return {
    reload,
    async followCommits() {
      if (opened!.reusable.memory.git.state !== readGitState(siteDir)) await reload([])
    },
    problems: () => [...loadProblems, ...[...pageProblems.values()].flat()],
    linkProblems,
    page: async path => (path === NOT_FOUND_PATH ? null : ((await render(path))?.document ?? null)),
    notFound: async () => (await render(NOT_FOUND_PATH))!.document,
    baseUrl: base,
    redirect(path) {
      const { redirects } = opened!.project.site
      const index = redirects.findIndex(({ from }) => from === path)
      return resolveRedirects(base(), redirects)[index]?.to
    },
    clientInput: () => opened!.clientInput,
    contentFolders: () => [
      ...contentFolders(opened!.project),
      ...(opened!.clientInput.hooks.styles?.folders ?? []),
      ...Object.keys(opened!.reusable.modules.folders),
    ],
    staticFolders: () => staticFolders(opened!.project),
    isModule: file =>
      opened!.reusable.modules.files.includes(file) || opened!.reusable.config.files.includes(file),
    file: files.read,
  }
}

/** Returns the parts of the last good state that do not depend on the edited files. */
function untouched(
  opened: OpenProject,
  { changed, loadProblems }: { changed: string[]; loadProblems: Problem[] },
): Partial<Reusable> {
  const { config, modules, compiled, memory, early, sheets, scopeMemory } = opened.reusable
  if (splitProblems(loadProblems).errors.length > 0) {
    memory.pages.clear()
    return { memory, early, sheets }
  }
  const touches = (files: string[]) => changed.some(file => files.includes(file))
  const gone = changed.filter(file => !existsSync(file))
  const isAsBefore = ({ record }: CompiledPage) =>
    !touches(record.reads) && !record.found.some(file => gone.includes(file))
  for (const [source, { page }] of memory.pages) if (!isAsBefore(page.compiled)) memory.pages.delete(source)
  return {
    memory,
    early,
    sheets,
    scopeMemory,
    config: touches(config.files) ? undefined : config,
    modules: touches(modules.files) || !areSame(modules.folders) ? undefined : modules,
    compiled: new Map([...compiled].filter(([, page]) => isAsBefore(page))),
  }
}
