export interface Where {
  file: string
  line?: number
  column?: number
}

/** Something an author must fix: what is wrong, where, and the edit that fixes it. */
export interface Problem {
  what: string
  where?: Where
  remedy?: string
  /** The page on which it shows, where that is another file than the one to edit. */
  page?: string
  /** A warning is reported and stops nothing. */
  severity?: 'warning'
  /** A link of Markdown whose target is not found: `onBrokenMarkdownLinks` says how much that matters. */
  isBrokenLink?: true
}

/** Carries every problem found so far, so that a build fails once and says all. */
export class SiteError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem | Problem[], options?: ErrorOptions) {
    const list = Array.isArray(problems) ? problems : [problems]
    super(list.map(formatProblem).join('\n\n'), options)
    this.name = 'SiteError'
    this.problems = list
  }
}

/** One problem as text: "file:line what" and, below it, the remedy. */
export function formatProblem(given: Problem): string {
  const problem = inHouseStyle(given)
  const { what, where } = problem
  const place = where && [where.file, where.line, where.column].filter(Boolean).join(':')
  return [place ? `${place}: ${what}` : what, remedyText(problem)].filter(Boolean).join('\n')
}

/** Begins sentences with a capital, names and commands as they are written; one sentence ends without a full stop. */
export function inHouseStyle<Described extends Pick<Problem, 'what' | 'remedy'>>(
  problem: Described,
): Described {
  const { what, remedy } = problem
  return { ...problem, what: asSentence(what), ...(remedy && { remedy: asSentence(remedy) }) }
}

/** Begins with an ordinary word, not with a command or a piece of code. */
const WORD =
  /^(?!(?:npm|npx|yarn|pnpm|git|inkstone|export|const)\s|import\s+(?:[{*'"]|\w+\s+from\b))[a-z]+(?=[\s,:])/

/** Sentences of Docusaurus that are kept word for word, full stop and all. */
const QUOTED =
  /^(?:Couldn't|Can't|No NavbarItem|No docs|DocSidebarNavbarItem|You are using|Sidebar category|Document id|Bad |One and only one|no version doc)/

function asSentence(text: string): string {
  if (QUOTED.test(text)) return text
  const capital = text.replace(WORD, word => word[0]!.toUpperCase() + word.slice(1))
  return /^(?:(?![.!?]\s)[^\n])*\.$/.test(capital) ? capital.slice(0, -1) : capital
}

/** The remedy, as it stands below what is wrong. */
export function remedyText({ remedy }: Problem): string | undefined {
  return remedy && `  → ${remedy.replaceAll('\n', '\n    ')}`
}

const MAX_CHOICES = 10

/** Names to choose from, one a line. */
export function bulletChoices(names: readonly string[]): string {
  const unique = [...new Set(names)]
  const shown = unique.slice(0, MAX_CHOICES).map(name => `- ${name}`)
  const rest = unique.length - MAX_CHOICES
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Names to choose from, never so many that nobody reads them. */
export function listChoices(names: readonly string[]): string {
  const shown = names.slice(0, MAX_CHOICES).join(', ')
  const rest = names.length - MAX_CHOICES
  return rest > 0 ? `${shown} and ${rest} more` : shown
}

/** What a site's config says about a kind of fault, in the words of Docusaurus. */
export type FaultSetting = 'ignore' | 'log' | 'warn' | 'throw'

/** The problem as the setting has it; nothing when it is to be ignored. */
export function withSetting(problem: Problem, setting: FaultSetting): Problem[] {
  if (setting === 'ignore') return []
  return [setting === 'throw' ? problem : { ...problem, severity: 'warning' }]
}

/** Problems that stop a build, and those that do not; each once, though lists show a post with the same fault again. */
export function splitProblems(problems: Problem[]): { errors: Problem[]; warnings: Problem[] } {
  const known = new Map(problems.map(problem => [JSON.stringify(problem), problem]))
  const all = [...known.values()]
  return {
    errors: all.filter(({ severity }) => severity !== 'warning'),
    warnings: all.filter(({ severity }) => severity === 'warning'),
  }
}
