import { contradict } from './contradict'
import { explainMissing } from './explain'
import type { Doubt, Fact, Reading } from './facts'
import type { Finding } from './finding'
import type { CheckedRecipe, RecipeFile } from './recipe'

/** One file of the recipe beside the reader's. */
export interface Pair {
  recipe: CheckedRecipe
  file: RecipeFile
  /** What was read from the reader's file. */
  found: Reading
  expected: Reading
  /** Of all files that the reader pasted. */
  modules: string[]
  /** Version of the plugin in the reader's package.json. */
  plugin?: string
}

/** Names what the reader's file lacks of the recipe's, and what contradicts it. */
export function compare(pair: Pair): Finding[] {
  const { found, file } = pair
  const findings = contradict(pair)
  const missing = findMissing(pair, new Set(findings.map(({ topic }) => topic)))
  const unread = found.doubts.filter(({ topic }) => topic === '')
  for (const fact of missing) {
    const doubt = found.doubts.find(({ topic }) => topic !== '' && fact.topic.startsWith(topic))
    if (unread.length === 0) findings.push(toFinding(fact, pair, doubt))
  }
  const [first] = unread
  if (first) findings.push(toDoubtful(first, missing, file))
  return findings
}

function toFinding(fact: Fact, { file }: Pair, doubt: Doubt | undefined): Finding {
  const explanation = explainMissing(fact, file.path)
  return {
    ...explanation,
    ...(doubt
      ? {
          level: 'unsure',
          line: doubt.line,
          what: `没有看到这一处：${explanation.what}`,
          why: `${doubt.reason}。如果那里也没有，就加上。${explanation.why}`,
        }
      : {}),
    topic: fact.topic,
    role: file.role,
    file: file.path,
    edit: fact.code,
  }
}

/** A file that was not read to its end: what was not seen may stand where it could not be read. */
function toDoubtful({ line, reason }: Doubt, missing: Fact[], { role, path }: RecipeFile): Finding {
  const seen = missing.length === 0
  return {
    level: 'unsure',
    topic: 'unread',
    role,
    file: path,
    line,
    what: reason,
    edit: seen ? undefined : [...new Set(missing.map(({ code }) => code))].slice(0, 3).join('\n'),
    why: seen
      ? '其余部分和教程一致。先看看这里是不是少了括号、引号或逗号。'
      : '后面的内容可能没有读全。教程里的这些还没有看到，如果文件里也没有，就加上。',
  }
}

/** Facts of the recipe for which the reader's file has nothing, in order; what depends on a missing one is left out. */
function findMissing(pair: Pair, told: Set<string>): Fact[] {
  const { expected, found, modules } = pair
  const topics = new Set(found.facts.map(({ topic }) => topic))
  const has = (topic: string) => topics.has(topic)
  const isPluginNamed = found.names.some(name => expected.names.includes(name) && pluginName.test(name))
  const isTailwindNamed = found.names.includes('tailwindcss')
  const isWritten = {
    directive: told.has('import'),
    import: [...told].some(topic => topic.startsWith('directive:')),
  }
  const missing: Fact[] = []
  for (const fact of expected.facts) {
    const { topic, value } = fact
    const [kind = '', name = ''] = topic.split(/:(.*)/)
    if (has(topic) || told.has(topic) || silent.test(kind)) continue
    if (missing.some(other => other.topic === topic) || isWritten[kind as 'import']) continue
    if (kind === 'registered' && !has('plugin') && isPluginNamed) continue
    if (/^(?:option|section|preset)$/.test(kind) && (!has('registered') || value === '{}')) continue
    if (kind === 'tailwind-import' && has('tailwind')) continue
    if (kind === 'tailwind' && !has('tailwind-import') && expectsImport(expected) && isTailwindNamed) continue
    if (kind === 'tailwind-option' && !has('tailwind')) continue
    if (kind === 'package' && !isNeeded(name, modules)) continue
    if (kind === 'import' && !value.startsWith('weapp-tailwindcss')) continue
    missing.push(fact)
  }
  return joinImports(missing)
}

/** Names under which the plugin is imported on the pages. */
const pluginName = /^(?:Unified\w+|uvwt|createPlugins|createContext)$/

/** Facts that a recipe may have and a reader need not. */
const silent = /^(?:disabled|globs|covers|language|theme|reference|other-script|loose-json|conditional)$/

/** Where both the import and the place that uses it are missing, one answer gives both. */
function joinImports(missing: Fact[]): Fact[] {
  const pairs = [
    ['plugin', 'registered'],
    ['tailwind-import', 'tailwind'],
  ]
  for (const [first, second] of pairs) {
    const load = missing.find(({ topic }) => topic === first)
    const use = missing.find(({ topic }) => topic === second)
    if (!load || !use) continue
    const joined = { ...use, code: `${load.code}\n\n${use.code}` }
    missing = missing.flatMap(fact => (fact === use ? joined : fact === load ? [] : fact))
  }
  return missing
}

function expectsImport({ facts }: Reading): boolean {
  return facts.some(({ topic }) => topic === 'tailwind-import')
}

/** The plugin and Tailwind always; other packages of a recipe where a file of the reader's loads them. */
function isNeeded(name: string, modules: string[]): boolean {
  return /^(?:weapp-)?tailwindcss$|^@tailwindcss\/postcss$/.test(name) || modules.includes(name)
}
