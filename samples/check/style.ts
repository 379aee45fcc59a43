import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import postcss, { type CssSyntaxError, type Parser, type Root } from 'postcss'
import less from 'postcss-less'
import scss from 'postcss-scss'
import { findFolders } from '../folders'
import { type Finding, findingAt, type Unit } from './finding'

const parsers: Record<string, Parser> = {
  css: postcss.parse as Parser,
  wxss: postcss.parse as Parser,
  scss: scss.parse as Parser,
  less: less.parse as unknown as Parser,
}

/** Checks that a style sheet parses, and compiles it when it is one that Tailwind must read. */
export async function checkStyle(unit: Unit): Promise<Finding[]> {
  const parse = parsers[unit.language]
  if (!parse) return [findingAt(unit, 0, `no check for ${unit.language} styles`)]
  try {
    const root = parse(unit.code, {}) as Root
    const major = unit.isPart ? null : tailwindOf(unit)
    if (major === 4) await compileTailwind4(unit.code)
    if (major === 3) await compileTailwind3(root, unit.language)
    return []
  } catch (fault) {
    const { line = 1, reason, message } = fault as CssSyntaxError
    return [findingAt(unit, line - 1, reason ?? message)]
  }
}

/** The Tailwind that a style sheet is written for, when it names one. */
export function tailwindOf({ code, language, environment }: Pick<Unit, 'code' | 'language' | 'environment'>): 3 | 4 | null {
  if (/@import\s+(?:url\()?['"](?:weapp-)?tailwindcss(?:\/(?:index|theme|preflight|utilities|with-layer|uni-app-x|css))?(?:\.css)?['"]/.test(code)) {
    return language === 'css' ? 4 : null
  }
  if (/@(?:theme|utility|custom-variant|reference)\b/.test(code)) return null
  if (/@tailwind\s+(?:base|components|utilities)|@import\s+['"]tailwindcss\/(?:base|components|utilities)/.test(code)) return 3
  return environment.includes('tw3') && /@apply\b/.test(code) ? 3 : null
}

async function compileTailwind3(root: Root, language: string): Promise<void> {
  const require = sampleRequire()
  const tailwind = require('tailwindcss-v3') as (config: object) => postcss.AcceptedPlugin
  // Sass and Less resolve their imports before Tailwind sees the sheet.
  root.walkAtRules(/^(?:import|use|config)$/, rule => {
    rule.remove()
  })
  const plugin = tailwind({ content: [{ raw: '', extension: 'html' }] })
  await postcss([plugin]).process(root, { from: undefined, syntax: language === 'scss' ? scss : undefined })
}

async function compileTailwind4(code: string): Promise<void> {
  const { samples } = findFolders()
  const require = sampleRequire()
  const { compile } = require('@tailwindcss/node') as typeof import('@tailwindcss/node')
  const emptyModule = join(samples, 'stubs/empty-plugin.cjs')
  const emptySheet = join(samples, 'stubs/empty.css')
  const resolved = (id: string) => {
    try {
      return require.resolve(id)
    } catch {
      return null
    }
  }
  await compile(code, {
    base: samples,
    onDependency() {},
    customJsResolver: async id => (id.startsWith('.') ? emptyModule : (resolved(id) ?? emptyModule)),
    customCssResolver: async id => (id.startsWith('.') ? emptySheet : styleOf(id, resolved)),
  })
}

/** The style sheet of a package: `exports` has a condition of its own for it, which Node does not read. */
function styleOf(id: string, resolved: (id: string) => string | null): string | undefined {
  if (/^(?:@[^/]+\/)?[^/]+$/.test(id)) {
    const manifest = resolved(`${id}/package.json`)
    return manifest ? join(dirname(manifest), 'index.css') : undefined
  }
  return resolved(id) ?? resolved(`${id}.css`) ?? undefined
}

function sampleRequire(): NodeJS.Require {
  return createRequire(join(findFolders().samples, 'package.json'))
}
