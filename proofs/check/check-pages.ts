import { lines, oldLine } from '../../site/data/lines'
import { sampleKey } from '../../site/plugin/sample'
import type { Environment } from '../environments'
import type { Fence } from '../fences'
import { fillCode } from '../fill-fences'
import { readOutputs } from '../outputs'
import { linesFor } from '../page-lines'
import { expandFences, type Page } from '../pages'
import { isSample, toSampleInput } from '../sample-fences'
import { checkData } from './data'
import { type Finding, findingAt, toUnit, type Unit } from './finding'
import { checkMarkup, splitComponent } from './markup'
import { checkScripts, scriptExtensions } from './script'
import { checkShell } from './shell'
import { checkStyle } from './style'

/** Result of checking the fences of the site. */
export interface CheckReport {
  /** Number of checked and of excluded fences by language. */
  languages: Record<string, { checked: number; excused: number }>
  /** Number of fences that cannot be checked: text, diff, ini. */
  prose: number
  excused: { file: string; line: number; language: string; reason: string }[]
  findings: Finding[]
}

/** Checks every fence of the pages by its language, with the lines it applies to, or with the given ones. */
export async function checkPages(pages: Page[], only?: string[]): Promise<CheckReport> {
  const report: CheckReport = { languages: {}, prose: 0, excused: [], findings: [] }
  const scripts: Unit[] = []
  const outputs = readOutputs()
  for (const { fence, page } of ownedFences(pages)) {
    const { file, line, language, values } = fence
    if (proseLanguages.has(language)) {
      report.prose++
      continue
    }
    report.languages[language] ??= { checked: 0, excused: 0 }
    const count = report.languages[language]
    if ('unchecked' in values) {
      count.excused++
      report.excused.push({ file, line, language, reason: values.unchecked ?? '' })
      if (!/\p{Script=Han}/u.test(values.unchecked ?? ''))
        report.findings.push({ file, line, message: 'unchecked needs a reason in Chinese' })
      continue
    }
    count.checked++
    const units = unitsOf(fence, page, only)
    if (isSample(fence) && !(sampleKey(toSampleInput(fence)) in outputs)) {
      report.findings.push({ file, line, message: 'has no output yet: npm run sync' })
    }
    for (const unit of units) report.findings.push(...(await checkUnit(unit, scripts)))
  }
  report.findings.push(...checkScripts(scripts))
  report.findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return report
}

/** Returns every script of the pages, with the environments to check it in. */
export function scriptUnits(pages: Page[]): Unit[] {
  return ownedFences(pages)
    .filter(({ fence }) => fence.language in scriptExtensions && !('unchecked' in fence.values))
    .flatMap(({ fence, page }) => unitsOf(fence, page, undefined))
}

function unitsOf(fence: Fence, page: Page, only: string[] | undefined): Unit[] {
  const environments = chooseEnvironments(fence, page, only)
  const project = page.file.replace(/\.mdx?$/, '')
  return fillCode(fence.code).map(code => toUnit({ ...fence, code }, project, environments))
}

/** Text, and formats that no tool here parses. */
const proseLanguages = new Set(['text', 'txt', 'diff', 'ini', 'toml', 'md', 'mdx', 'markdown'])
/** Checked by computing their output. */
const sampleLanguages = new Set(['classes', 'escape'])
const markupLanguages = new Set(['wxml', 'html', 'axml', 'ttml', 'xml'])
const componentLanguages = new Set(['vue', 'uvue', 'nvue'])

/** Returns every fence once, with the page that determines its versions: for a partial, a page that includes it. */
function ownedFences(pages: Page[]): { fence: Fence; page: Page }[] {
  const byFile = new Map(pages.map(page => [page.file, page]))
  const owned = new Map<string, { fence: Fence; page: Page }>()
  for (const page of [...pages].sort((a, b) => Number(a.isPartial) - Number(b.isPartial))) {
    for (const fence of expandFences(page, byFile)) {
      const place = `${fence.file}:${fence.line}`
      if (!owned.has(place) || fence.file === page.file) owned.set(place, { fence, page })
    }
  }
  return [...owned.values()]
}

async function checkUnit(unit: Unit, scripts: Unit[]): Promise<Finding[]> {
  const { language } = unit
  if (sampleLanguages.has(language)) return []
  if (language in scriptExtensions) {
    scripts.push(unit)
    return []
  }
  if (componentLanguages.has(language)) {
    const { findings, parts } = splitComponent(unit)
    const below = await Promise.all(parts.map(part => checkUnit(part, scripts)))
    return [...findings, ...below.flat()]
  }
  if (markupLanguages.has(language)) return checkMarkup(unit)
  if (/^(?:jsonc?|ya?ml)$/.test(language)) return checkData(unit)
  if (/^(?:css|scss|less|wxss)$/.test(language)) return checkStyle(unit)
  if (/^(?:bash|sh|shell)$/.test(language)) return checkShell(unit)
  return [
    findingAt(unit, -1, language ? `no check for the language ${language}` : 'the fence names no language'),
  ]
}

/** Returns the lines of the plugin and the Tailwind versions that a fence applies to. */
function chooseEnvironments({ values }: Fence, { applies }: Page, only: string[] | undefined): Environment[] {
  const majors = values.tw ? [Number(values.tw)] : (applies.tailwind ?? [4, 3])
  const told = linesFor(values.plugin ?? applies.plugin)
  // A fence for only some lines says nothing about another one.
  const own = only ? (told.length === lines.length ? only : []) : told
  return [...new Set(own)].flatMap(line => {
    const wanted = line === oldLine.id ? [3] : [...majors].sort((a, b) => b - a)
    const tailwinds = [...new Set(wanted.map(major => (major === 4 ? 4 : 3)))]
    return tailwinds.map((tailwind): Environment => ({ line, tailwind, patched: true }))
  })
}
