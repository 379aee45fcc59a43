import { existsSync, readFileSync } from 'node:fs'
import { join } from 'inkstone/paths'
import { parse } from 'postcss'
import { isFrame } from '../styles/infima'
import type { Notes } from './notes'

const MAX_NAMED = 5
/** Languages with CSS-like rules. */
const READABLE = /\.(?:css|scss|less)$/

/** Notes rules of a site's stylesheets that the build drops, because the theme styles the shell differently. */
export function findFrameRules(siteDir: string, sheets: string[], notes: Notes): void {
  for (const file of sheets.filter(name => READABLE.test(name) && existsSync(join(siteDir, name)))) {
    const selectors = new Set(frameSelectors(readFileSync(join(siteDir, file), 'utf8')))
    if (selectors.size === 0) continue
    const named = [...selectors].slice(0, MAX_NAMED).join(', ')
    const more = selectors.size > MAX_NAMED ? ` and ${selectors.size - MAX_NAMED} more` : ''
    notes.visible(
      '',
      `Rules of ${file} for ${named}${more}: the theme has its own`,
      'Write what you miss for the classes of the theme, in site.css',
    )
  }
}

function frameSelectors(css: string): string[] {
  const found: string[] = []
  try {
    parse(css.replace(/^\s*\/\/.*/gm, '')).walkRules(
      ({ selectors }) => void found.push(...selectors.filter(isFrame)),
    )
  } catch {
    // The build reports the error with its place.
  }
  return found
}
