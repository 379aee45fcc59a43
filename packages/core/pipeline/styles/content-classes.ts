import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Content } from '../../content'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'

const CONFIG = /^tailwind\.config\.[cm]?[jt]s$/

/** Whether a site uses Tailwind itself; if so, classes in documents get rules, too. */
export function usesTailwind(siteDir: string): boolean {
  if (findConfig(siteDir)) return true
  const manifest = join(siteDir, 'package.json')
  if (!existsSync(manifest)) return false
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Boolean({ ...dependencies, ...devDependencies }.tailwindcss)
}

/** Returns the class names in documents; code samples are still placeholders here, so they are excluded. */
export function contentClasses(sources: Content['sources']): string[] {
  const names = new Set<string>()
  for (const { body } of sources.values())
    for (const [, value = ''] of body.output.matchAll(/\bclass(?:Name)?(?:=|:\s?)\\?["']([^"'\\]+)/g))
      for (const name of value.split(/\s+/)) names.add(name)
  return [...names].sort()
}

/** Reports parts of a Tailwind config that are not read, so that its classes have no rules. */
export function tailwindProblems(
  { root, siteDir }: { root: string; siteDir: string },
  settings: string[],
): Problem[] {
  const config = findTailwindConfig(siteDir)
  if (!config) return []
  const file = relative(root, config)
  const text = readFileSync(config, 'utf8')
  const [, prefix] = /\bprefix\s*:\s*['"]([^'"]*[^a-z'"][^'"]*)['"]/.exec(text) ?? []
  const problems: Problem[] = []
  if (prefix)
    problems.push({
      what: `the prefix "${prefix}" of classes is not read: Tailwind 4 has none with a hyphen`,
      where: { file, line: text.slice(0, text.indexOf(prefix)).split('\n').length },
      remedy: `write prefix: "${prefix.replace(/[^a-z]/g, '')}" and ${prefix.replace(/[^a-z]/g, '')}:flex in place of ${prefix}flex`,
      severity: 'warning',
    })
  if (!settings.includes(config))
    problems.push({
      what: `no stylesheet names ${relative(siteDir, config)} with @config, or has @tailwind: classes that it adds or renames have no rules`,
      where: { file },
      remedy:
        'name it in a stylesheet of the site or of a component; or delete it, all of Tailwind’s own classes are there',
      severity: 'warning',
    })
  return problems
}

/** Returns the config file that Tailwind 3 would load. */
export function findTailwindConfig(siteDir: string): string | undefined {
  const name = findConfig(siteDir)
  return name && join(siteDir, name)
}

function findConfig(siteDir: string): string | undefined {
  return readdirSync(siteDir).find(name => CONFIG.test(name))
}
