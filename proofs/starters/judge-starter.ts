import postcss from 'postcss'

/** The first thing in a built starter that is not as its page says; undefined when all is. */
export function findStarterFault(
  sources: Record<string, string>,
  built: Record<string, string>,
  escapeName: (name: string) => string,
): string | undefined {
  const styles = textOf(built, /\.wxss$/)
  const code = textOf(built, /\.(?:wxml|js)$/)
  const names = specialClasses(textOf(sources, /pages\/.*\.(?:vue|mpx|wxml|[jt]sx?)$/))
  if (names.length < 3) return 'its page shows fewer than three classes that need the plugin'
  const selectors = selectorsOf(styles)
  for (const name of names) {
    const escaped = escapeName(name)
    if (!selectors.includes(`.${escaped}`)) return `the styles have no rule for ${name}`
    if (!words(code).includes(escaped)) return `neither templates nor scripts have ${escaped}`
    if (words(code).includes(name)) return `${name} is not escaped`
  }
  if (!/font-size:\s*\d+rpx/.test(styles)) return 'a size in rpx is no font size: the patch is missing'
  if (/@tailwind|@import\s+["'](?:weapp-)?tailwindcss|@layer/.test(styles))
    return 'the styles have directives of Tailwind'
  const refused = selectors.find(selector => selector.includes('\\'))
  return refused && `the styles have the selector ${refused}`
}

/** Classes of a page that a mini-program does not accept as they are. */
export function specialClasses(source: string): string[] {
  const found = words(source).filter(word => /^-?[a-z][\w-]*(?:\[[^\]]+\]|\/\d+)$/.test(word))
  return [...new Set(found)]
}

function words(code: string): string[] {
  return code.split(/["'`\s]+/)
}

function textOf(files: Record<string, string>, kind: RegExp): string {
  return Object.keys(files)
    .filter(path => kind.test(path))
    .map(path => files[path])
    .join('\n')
}

function selectorsOf(css: string): string[] {
  const selectors: string[] = []
  postcss.parse(css).walkRules(rule => {
    selectors.push(...rule.selectors)
  })
  return selectors
}
