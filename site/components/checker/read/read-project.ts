import type { Expectation } from '../expected/expectations'
import type { Role } from '../expected/recipe'
import type { Doubt, Setup, Slot } from '../model'
import { type RunResult, runModule } from '../script/run-module'
import type { Place } from '../script/syntax'
import { readBuild } from './read-build'
import { readPackage } from './read-package'
import { readGulp, readNode } from './read-pipeline'
import { readNamed, readPostcssConfig, toValue } from './read-postcss'
import { readLoads, readStyle } from './read-style'
import { readTailwindConfig } from './read-tailwind'

export interface ProjectFile {
  path: string
  text: string
}

/** The files of a project that affect styles. */
export interface Project {
  roles: Partial<Record<Role, ProjectFile>>
  /** Files that they import. */
  others: ProjectFile[]
  lock?: ProjectFile
  /** All .gitignore files, if a whole folder was provided. */
  ignores?: ProjectFile[]
  /** Two pages, if a whole folder was provided. */
  pages?: ProjectFile[]
  /** All paths, if a whole folder was provided. */
  paths?: string[]
}

/** A parsed project. */
export interface Reading {
  setup: Setup
  /** Undefined names, with their places. */
  unbound: { name: string; at: Place }[]
  /** Packages that configs load. */
  modules: { from: string; at: Place }[]
  /** Module format of each config. */
  formats: Map<Role, RunResult['format']>
  /** Place of a syntax error in package.json. */
  brokenPackage?: Place
  steps: number
}

/** Parses a project to the setup that is judged. */
export function readProject(project: Project, expectation: Expectation, mode: string): Reading {
  const { roles, others } = project
  const files = new Map(
    [...Object.values(roles), ...others].map(({ path, text }): [string, string] => [path, text]),
  )
  const env = { ...expectation.env, NODE_ENV: mode }
  const absent = { state: 'absent' as const }
  const reading: Reading = {
    setup: {
      plugins: absent,
      settings: absent,
      postcss: absent,
      content: absent,
      style: absent,
      loads: absent,
      packages: absent,
      pipeline: absent,
    },
    unbound: [],
    modules: [],
    formats: new Map(),
    steps: 0,
  }
  const { setup } = reading
  const run = (role: Role, use: Parameters<typeof runModule>[3]) => {
    const file = roles[role]
    if (!file?.text.trim()) return undefined
    const result = runModule(file.path, file.text, { files, env }, use)
    reading.unbound.push(...result.unbound)
    reading.modules.push(...result.modules)
    reading.formats.set(role, result.format)
    reading.steps += result.steps
    return result
  }

  readRegister(expectation, mode, setup, run)
  if (roles.postcss?.text.trim()) readPostcssFile(roles.postcss, setup, run)
  if (expectation.files.tailwind) {
    const faults: Doubt[] = []
    const result = run('tailwind', ({ exported }) => {
      const { config, doubts } = readTailwindConfig(exported)
      setup.content = { state: 'read', value: config, doubts: [...doubts, ...faults] }
    })
    addFault(result, setup, ['content'])
  }
  const style = roles.style
  if (style?.text.trim()) {
    const { entry, doubts } = readStyle(style.path, style.text, files)
    setup.style = { state: 'read', value: entry, doubts }
  }
  const load = expectation.files.load ? roles.load : ownStyle(project, expectation)
  if (load && (load.text.trim() || !expectation.files.load)) {
    const { loads, doubts } = readLoads(load.path, load.text)
    for (const { path, text } of others.filter(({ path }) => /(?:^|\/)main\.[jt]s$/.test(path))) {
      const main = readLoads(path, text)
      if (expectation.host === 'vite') loads.push(...main.loads)
      else doubts.push(...main.loads.map(({ at }) => ({ reason: '在这里引入样式，没有验证过', at })))
    }
    setup.loads = { state: 'read', value: loads, doubts }
  }
  if (roles.package?.text.trim()) {
    const { packages, doubts, broken } = readPackage(roles.package.path, roles.package.text, project.lock)
    setup.packages = packages ? { state: 'read', value: packages, doubts } : { state: 'unread', doubts }
    reading.brokenPackage = broken
  }
  return reading
}

/**
 * Returns the application's own stylesheet, if the recipe has Tailwind CSS in it but the folder has it elsewhere: then
 * this file must import the other one.
 */
function ownStyle({ roles, others, paths }: Project, { files }: Expectation): ProjectFile | undefined {
  const isOwn = ({ path }: { path: string }) => nameOf(path) === nameOf(files.style!)
  if (!paths || !roles.style || isOwn(roles.style)) return undefined
  return others.find(isOwn) ?? { path: files.style!, text: '' }
}

/** Returns `app` for a stylesheet in any language, `App.vue` for a component. */
function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return /\.(?:vue|uvue|mpx)$/.test(name) ? name : name.replace(/\..*$/, '')
}

type Run = (role: Role, use: Parameters<typeof runModule>[3]) => RunResult | undefined

function readRegister({ host }: Expectation, mode: string, setup: Setup, run: Run): void {
  const result = run('register', ({ exported, names, effects }, invoke) => {
    if (host === 'gulp' || host === 'node') {
      const { plugins, postcss, tasks, doubts } =
        host === 'gulp' ? readGulp(names, invoke) : readNode(effects)
      setup.plugins = { state: 'read', value: plugins, doubts: [] }
      setup.settings = { state: 'read', value: [], doubts: [] }
      setup.pipeline = { state: 'read', value: tasks, doubts }
      if (postcss) setup.postcss = { state: 'read', value: postcss, doubts: [] }
      return
    }
    const { plugins, postcss, settings, doubts } = readBuild(host, exported, invoke, mode)
    setup.plugins = { state: 'read', value: plugins, doubts }
    setup.settings = { state: 'read', value: settings, doubts: [] }
    if (postcss) setup.postcss = { state: 'read', value: postcss, doubts: [] }
  })
  addFault(result, setup, ['plugins'])
}

function readPostcssFile(file: ProjectFile, setup: Setup, run: Run): void {
  // PostCSS settings in the build config replace the file.
  if (setup.postcss.state === 'read') return
  if (!/\.json$|rc$/.test(file.path)) {
    const result = run('postcss', ({ exported }, invoke) => {
      const { plugins, settings, doubts } = readPostcssConfig(exported, invoke)
      for (const { name, at } of settings) doubts.push({ reason: `${name} 有什么影响不清楚`, at })
      setup.postcss = { state: 'read', value: plugins, doubts }
    })
    addFault(result, setup, ['postcss'])
    return
  }
  const at = { ...file, from: 0, to: 0 }
  let data: Record<string, unknown>
  try {
    data = JSON.parse(file.text)
  } catch {
    setup.postcss = { state: 'unread', doubts: [{ reason: '不是合法的 JSON', at }] }
    return
  }
  const { postcssOptions, ...others } = data as { postcssOptions?: { plugins?: unknown } }
  const doubts: Doubt[] = []
  const plugins = readNamed(toValue((postcssOptions ?? (data as { plugins?: unknown })).plugins), doubts)
  setup.postcss = { state: 'read', value: plugins.map(plugin => ({ ...plugin, at })), doubts }
  // In Rax, the file is the build config as well.
  if (setup.settings.state === 'read' && postcssOptions !== undefined)
    for (const [name, value] of Object.entries(others))
      setup.settings.value.push({ name, value: toValue(value), at })
}

/** Adds a doubt for a file that could not be read completely, whatever was found in the rest. */
function addFault(
  result: RunResult | undefined,
  setup: Setup,
  names: ('plugins' | 'postcss' | 'content')[],
): void {
  if (!result?.fault) return
  const { reason, at } = result.fault
  for (const name of names) {
    const slot = setup[name] as Slot<unknown>
    if (slot.state === 'absent')
      Object.assign(setup, { [name]: { state: 'unread', doubts: [{ reason, at }] } })
    else slot.doubts.push({ reason, at })
  }
}
