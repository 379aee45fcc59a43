import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import postcss, { type CssSyntaxError, type Parser, type Root } from 'postcss'
// @ts-expect-error it comes without types
import less from 'postcss-less'
import scss from 'postcss-scss'
import { compileString, type Importer, Logger } from 'sass'
import { type Environment, prepareEnvironment } from '../environments'
import { findFolders } from '../folders'
import { type Finding, findingAt, type Unit } from './finding'

const parsers: Record<string, Parser> = {
  css: postcss.parse as Parser,
  wxss: postcss.parse as Parser,
  scss: scss.parse as Parser,
  less: less.parse as Parser,
}

/** Checks that a stylesheet parses, and compiles it if it uses Tailwind. */
export async function checkStyle(unit: Unit): Promise<Finding[]> {
  const parse = parsers[unit.language]
  if (!parse) return [findingAt(unit, 0, `no check for ${unit.language} styles`)]
  try {
    parse(unit.code, {})
    const major = unit.isPart ? null : tailwindOf(unit)
    for (const line of major ? new Set(unit.environments.map(environment => environment.line)) : []) {
      if (major === 4) await compileTailwind4(unit.code, line)
      else await compileTailwind3(unit, line)
    }
    return []
  } catch (fault) {
    const { line = 1, reason, message } = fault as CssSyntaxError
    return [findingAt(unit, line - 1, reason ?? message)]
  }
}

/** Returns the Tailwind version that a stylesheet is written for, if it can be recognized. */
function tailwindOf({
  code,
  language,
  environments,
}: Pick<Unit, 'code' | 'language' | 'environments'>): 3 | 4 | null {
  if (
    /@import\s+(?:url\()?['"](?:weapp-)?tailwindcss(?:\/(?:index|theme|preflight|utilities|with-layer|uni-app-x|css))?(?:\.css)?['"]/.test(
      code,
    )
  ) {
    return language === 'css' ? 4 : null
  }
  if (/@(?:theme|utility|custom-variant|reference)\b/.test(code)) return null
  if (
    /@tailwind\s+(?:base|components|utilities)|@import\s+['"]tailwindcss\/(?:base|components|utilities)/.test(
      code,
    )
  )
    return 3
  const isThree = environments.every(({ tailwind }) => tailwind === 3)
  return isThree && /@apply\b/.test(code) ? 3 : null
}

async function compileTailwind3({ code, language }: Unit, line: string): Promise<void> {
  const css = language === 'scss' ? compileSass(code) : code
  const tailwind = requireIn({ line, tailwind: 3, patched: true })('tailwindcss') as (
    config: object,
  ) => postcss.AcceptedPlugin
  const root = (language === 'less' ? parsers.less : parsers.css)?.(css, {}) as Root
  // A bundler resolves imports before Tailwind reads the sheet.
  root.walkAtRules(/^(?:import|config)$/, rule => {
    rule.remove()
  })
  const plugin = tailwind({ content: [{ raw: 'flex', extension: 'html' }] })
  await postcss([plugin]).process(root, { from: undefined })
}

/** Compiles Sass; imports of sheets that the page does not show count as empty. */
export function compileSass(code: string): string {
  const importer: Importer<'sync'> = {
    canonicalize: id => new URL(`page:${id.replace(/^page:/, '')}`),
    load: url => {
      const [, layer] = /tailwindcss\/(base|components|utilities)/.exec(url.href) ?? []
      return { contents: layer ? `@tailwind ${layer};` : '', syntax: 'scss' }
    },
  }
  return compileString(code, {
    importers: [importer],
    silenceDeprecations: ['import'],
    logger: Logger.silent,
  }).css
}

async function compileTailwind4(code: string, line: string): Promise<void> {
  const { samples } = findFolders()
  const environment: Environment = { line, tailwind: 4, patched: true }
  const require = requireIn(environment)
  const { compile } = require('@tailwindcss/node') as { compile: Compile }
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
    base: prepareEnvironment(environment),
    onDependency() {},
    customJsResolver: async id => (id.startsWith('.') ? emptyModule : (resolved(id) ?? emptyModule)),
    customCssResolver: async (id, base) => {
      if (!id.startsWith('.')) return styleOf(id, resolved)
      // Files of the reader are unknown; imports within a package are relative.
      return base.includes('node_modules') ? join(base, id) : emptySheet
    },
  })
}

/** Returns the stylesheet of a package: `exports` has a separate condition for it, which Node ignores. */
function styleOf(id: string, resolved: (id: string) => string | null): string | undefined {
  if (/^(?:@[^/]+\/)?[^/]+$/.test(id)) {
    const manifest = resolved(`${id}/package.json`)
    return manifest ? join(dirname(manifest), 'index.css') : undefined
  }
  return resolved(id) ?? resolved(`${id}.css`) ?? undefined
}

/** The part of @tailwindcss/node's `compile` that is used here. */
type Compile = (
  css: string,
  options: {
    base: string
    onDependency: () => void
    customJsResolver: (id: string) => Promise<string | undefined>
    customCssResolver: (id: string, base: string) => Promise<string | undefined>
  },
) => Promise<unknown>

function requireIn(environment: Environment): NodeJS.Require {
  return createRequire(join(prepareEnvironment(environment), 'package.json'))
}
