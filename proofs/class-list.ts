import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defaultLine } from '../site/data/lines'
import { lineFolder } from './folders'

/** Returns every class of Tailwind CSS 4's default theme, one per line, for completion in the playground. */
export async function listClasses(): Promise<string> {
  const require = createRequire(join(lineFolder(defaultLine.id), 'package.json'))
  const theme = readFileSync(require.resolve('tailwindcss/theme.css'), 'utf8')
  const { __unstable__loadDesignSystem: load } = require('tailwindcss')
  const designSystem = await load(`${theme}\n@tailwind utilities;`)
  return `${designSystem
    .getClassList()
    .map(([name]: [string]) => name)
    .join('\n')}\n`
}
