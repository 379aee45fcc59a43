import type { Expectation } from '../expected/expectations'
import type { Role } from '../expected/recipe'
import type { Project, ProjectFile } from '../read/read-project'
import { readsPostcssFile } from '../read/reading'
import { postcssNames, registers, tailwindNames } from './config-names'
import type { ListedFile } from './list-files'

const loaders = /^(?:src\/)?(?:App\.(?:vue|uvue)|app\.(?:mpx|[jt]sx?))$/
const locks = /^(?:package-lock\.json|pnpm-lock\.yaml|yarn\.lock)$/

const pages = /^(?:src\/|miniprogram\/)?pages\/.*\.(?:vue|uvue|mpx|wxml|[jt]sx)$/

/** Reads the relevant files: package.json, lock file, configs, the application's styles, and two pages. */
export async function pickFiles(files: ListedFile[], expectation: Expectation): Promise<Project> {
  const find = (pattern: RegExp) => files.find(({ path }) => pattern.test(path))
  const exact = (path: string | undefined) => files.find(file => file.path === path)
  const read = async (file: ListedFile | undefined): Promise<ProjectFile | undefined> =>
    file && { path: file.path, text: (await file.read()).slice(0, 2 * 1024 * 1024) }
  const readAll = (some: ListedFile[]) => Promise.all(some.map(async file => (await read(file))!))
  const roles: Project['roles'] = {}
  const set = async (role: Role, file: ListedFile | undefined) => {
    const found = await read(file)
    if (found) roles[role] = found
  }
  const { files: wanted, host } = expectation
  await set('package', exact('package.json'))
  await set('register', exact(wanted.register) ?? find(registers[host]))
  if (wanted.postcss || readsPostcssFile.has(host))
    await set('postcss', host === 'rax' ? exact('build.json') : (exact(wanted.postcss) ?? find(postcssNames)))
  if (wanted.tailwind) await set('tailwind', tailwindNames.map(exact).find(Boolean))
  const loader = exact(wanted.load ?? wanted.style) ?? find(loaders)
  if (wanted.load) await set('load', loader)
  const others: ProjectFile[] = []
  // Configs may import adjacent files; styles may be imported from the application's files.
  const beside = files.filter(
    ({ path }) =>
      /^(?:config|build|scripts)\/[\w.-]+\.[cm]?[jt]s$/.test(path) ||
      /^(?:src\/)?(?:[\w-]+\/)?[\w.-]+\.(?:css|scss|less|wxss)$/.test(path) ||
      /^[\w.-]+\.[cm]?[jt]s$/.test(path),
  )
  for (const file of beside.slice(0, 40)) {
    const found = await read(file)
    if (
      found &&
      found.text.length < 256 * 1024 &&
      !Object.values(roles).some(({ path }) => path === found.path)
    )
      others.push(found)
  }
  roles.style = findStyle(expectation, others, await read(loader)) ?? (await read(exact(wanted.style)))
  if (!roles.style) delete roles.style
  const own = wanted.load ? undefined : await read(loader)
  // uni-app's entry script may load styles as well.
  const main = /\.u?vue$/.test(loader?.path ?? '') ? await read(find(/^(?:src\/)?main\.[jt]s$/)) : undefined
  for (const file of [own, main])
    if (file && ![...others, roles.style].some(other => other?.path === file.path)) others.push(file)
  return {
    roles,
    others: others.filter(({ path }) => path !== roles.style?.path),
    lock: await read(find(locks)),
    ignores: await readAll(files.filter(({ path }) => /(?:^|\/)\.gitignore$/.test(path)).slice(0, 20)),
    pages: await readAll(files.filter(({ path }) => pages.test(path)).slice(0, 2)),
    paths: files.map(({ path }) => path),
  }
}

/** Finds the stylesheet that imports Tailwind CSS: the recipe's, the application's own, or another one. */
function findStyle(
  { files }: Expectation,
  others: ProjectFile[],
  loader: ProjectFile | undefined,
): ProjectFile | undefined {
  const isEntry = ({ text }: ProjectFile) =>
    /@tailwind\b|@(?:import|use)\s+["'](?:weapp-)?tailwindcss/.test(text)
  const own = others.find(({ path }) => path === files.style)
  const candidates = [own, loader, ...others].filter(file => file !== undefined)
  return candidates.find(isEntry) ?? own
}
