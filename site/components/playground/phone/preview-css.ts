import postcss, { type Declaration, type Rule } from 'postcss'

/** At-rules that only group rules or define animations; others could load a file. */
const allowedAtRules = new Set([
  'media',
  'supports',
  'layer',
  'container',
  'keyframes',
  'property',
  'starting-style',
])

/** CSS functions that load a file. */
const loading = /(?:^|[^\w-])(?:url|src|image|image-set|-webkit-image-set|cross-fade)\(/i

/**
 * Converts WXSS to CSS for browsers: `rpx` relative to the phone's width (`--rpx`), component tags by their names in
 * WeChat's web view (`view` is `wx-view`). The result loads no files.
 */
export function toPreviewCss(wxss: string): string {
  const root = postcss.parse(wxss)
  root.walkAtRules(rule => {
    if (!allowedAtRules.has(rule.name.toLowerCase())) rule.remove()
  })
  root.walkDecls(declaration => {
    if (loadsFile(declaration)) declaration.remove()
    else
      declaration.value = declaration.value.replace(
        /(?<![\w#.-])(-?(?:\d*\.)?\d+)rpx\b/gi,
        'calc($1 * var(--rpx))',
      )
  })
  root.walkRules(rule => {
    if (!isKeyframe(rule)) rule.selector = rule.selector.replace(/(^|[\s>+~,(])([a-z][\w-]*)/g, '$1wx-$2')
  })
  return root.toString()
}

/** Scopes preview CSS to a class, for use in a page; dark rules follow the page's colour mode. */
export function scopeCss(css: string, scope: string): string {
  const root = postcss.parse(css)
  const prefixed = (prefix: string) => (selector: string) =>
    selector === 'wx-page' ? `${prefix}${scope}` : `${prefix}${scope} ${selector}`
  root.walkAtRules('property', rule => {
    rule.remove()
  })
  root.walkRules(rule => {
    if (isKeyframe(rule) || rule.parent?.type === 'rule') return
    rule.selectors = rule.selectors.map(prefixed(isDark(rule) ? 'html[data-theme="dark"] ' : ''))
  })
  root.walkAtRules('media', rule => {
    if (rule.params === darkMedia) rule.replaceWith(rule.nodes ?? [])
  })
  return root.toString()
}

/** Removes the styles of components that a page does not use. */
export function dropOtherTags(css: string, html: string): string {
  const root = postcss.parse(css)
  root.walkRules(rule => {
    const isShown = (selector: string) =>
      [...selector.matchAll(/wx-[a-z-]+/g)].every(([tag]) => tag === 'wx-page' || html.includes(`<${tag}`))
    const shown = rule.selectors.filter(isShown)
    if (shown.length > 0) rule.selectors = shown
    else rule.remove()
  })
  return root.toString()
}

const darkMedia = '(prefers-color-scheme: dark)'

function isDark(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).params === darkMedia
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)
}

/** Whether a value loads a file. Resolves escapes in function names (`u\72l`) first; strings are harmless. */
function loadsFile({ value }: Declaration): boolean {
  const plain = value.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code, character) =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : character,
  )
  return loading.test(plain.replace(/url\(\s*["']?data:image\/[^)]*\)/gi, ''))
}
