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
  /** The page where the problem shows, if it is not the file to edit. */
  page?: string
  /** A warning is reported but does not fail the build. */
  severity?: 'warning'
  /** A Markdown link without a target; `onBrokenMarkdownLinks` sets its severity. */
  isBrokenLink?: true
}

/** Carries all problems found so far, so that a build fails once with a complete list. */
export class SiteError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem | Problem[], options?: ErrorOptions) {
    const list = Array.isArray(problems) ? problems : [problems]
    super(list.map(formatProblem).join('\n\n'), options)
    this.name = 'SiteError'
    this.problems = list
  }
}

/** Formats a problem as text: "file:line what", with the remedy below. */
export function formatProblem(given: Problem): string {
  const problem = inHouseStyle(given)
  const { what, where } = problem
  const place = where && [where.file, where.line, where.column].filter(Boolean).join(':')
  return [place ? `${place}: ${what}` : what, remedyText(problem)].filter(Boolean).join('\n')
}

/** Capitalizes sentences, except names and commands, and drops the full stop of a single sentence. */
export function inHouseStyle<Described extends Pick<Problem, 'what' | 'remedy'>>(
  problem: Described,
): Described {
  const { what, remedy } = problem
  return { ...problem, what: asSentence(what), ...(remedy && { remedy: asSentence(remedy) }) }
}

/** Starts with an ordinary word, not with a command or code. */
const WORD =
  /^(?!(?:npm|npx|yarn|pnpm|git|inkstone|export|const)\s|import\s+(?:[{*'"]|\w+\s+from\b))[a-z]+(?=[\s,:])/

/** Sentences of Docusaurus that are kept word for word, including the full stop. */
const QUOTED =
  /^(?:Couldn't|Can't|No NavbarItem|No docs|DocSidebarNavbarItem|You are using|Sidebar category|Document id|Bad |One and only one|no version doc)/

function asSentence(text: string): string {
  if (QUOTED.test(text)) return text
  const capital = text.replace(WORD, word => word[0]!.toUpperCase() + word.slice(1))
  return /^(?:(?![.!?]\s)[^\n])*\.$/.test(capital) ? capital.slice(0, -1) : capital
}

/** Formats the remedy for the lines below the problem. */
export function remedyText({ remedy }: Problem): string | undefined {
  return remedy && `  → ${remedy.replaceAll('\n', '\n    ')}`
}

const MAX_CHOICES = 10

/** Lists the choices, one per line. */
export function bulletChoices(names: readonly string[]): string {
  const unique = [...new Set(names)]
  const shown = unique.slice(0, MAX_CHOICES).map(name => `- ${name}`)
  const rest = unique.length - MAX_CHOICES
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')
}

export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Lists the choices on one line, up to a readable number. */
export function listChoices(names: readonly string[]): string {
  const shown = names.slice(0, MAX_CHOICES).join(', ')
  const rest = names.length - MAX_CHOICES
  return rest > 0 ? `${shown} and ${rest} more` : shown
}

/** Severity that a site's config sets for a kind of fault, in Docusaurus' terms. */
export type FaultSetting = 'ignore' | 'log' | 'warn' | 'throw'

/** Applies the configured severity; returns an empty list for 'ignore'. */
export function withSetting(problem: Problem, setting: FaultSetting): Problem[] {
  if (setting === 'ignore') return []
  return [setting === 'throw' ? problem : { ...problem, severity: 'warning' }]
}

/** Splits problems into errors and warnings, without duplicates: lists repeat the faults of their posts. */
export function splitProblems(problems: Problem[]): { errors: Problem[]; warnings: Problem[] } {
  const known = new Map(problems.map(problem => [JSON.stringify(problem), problem]))
  const all = [...known.values()]
  return {
    errors: all.filter(({ severity }) => severity !== 'warning'),
    warnings: all.filter(({ severity }) => severity === 'warning'),
  }
}
