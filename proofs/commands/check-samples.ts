import { type CheckReport, checkPages } from '../check'
import { readPages } from '../pages'

/** Maximum share of fences that may be excluded from checks. */
const excusedLimit = 0.25

/** Checks every fence of the site and reports what was checked, what was excluded and what is wrong. */
export async function checkSamples(): Promise<boolean> {
  const report = await checkPages(readPages())
  process.stdout.write(`${formatReport(report)}\n`)
  return report.findings.length === 0 && excusedShare(report) < excusedLimit
}

/** Returns the share of excluded fences among those with config or code. */
export function excusedShare({ languages }: CheckReport): number {
  const counts = Object.values(languages)
  const excused = counts.reduce((sum, count) => sum + count.excused, 0)
  const checked = counts.reduce((sum, count) => sum + count.checked, 0)
  return excused / Math.max(1, excused + checked)
}

function formatReport(report: CheckReport): string {
  const rows = Object.entries(report.languages)
    .sort(([, a], [, b]) => b.checked - a.checked)
    .map(
      ([language, { checked, excused }]) =>
        `${language.padEnd(12)}${String(checked).padStart(6)}${String(excused).padStart(9)}`,
    )
  return [
    `${'language'.padEnd(12)}checked  excused`,
    ...rows,
    `prose (text, diff, ini …): ${report.prose}`,
    `excused: ${(excusedShare(report) * 100).toFixed(1)} % (limit ${excusedLimit * 100} %)`,
    ...report.excused.map(
      ({ file, line, language, reason }) => `  site/${file}:${line} ${language}: ${reason}`,
    ),
    `findings: ${report.findings.length}`,
    ...report.findings.map(({ file, line, message }) => `  site/${file}:${line} ${message}`),
  ].join('\n')
}
