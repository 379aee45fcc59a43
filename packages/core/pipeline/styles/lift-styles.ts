import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { decodeHTML } from 'entities'
import { join } from '../../paths'
import { type Asset, createAssets } from '../modules/assets'
import { contentHash } from '../project/hash'

/** Class -> declarations; what begins with "@" -> the rules of a <style>. */
export type LiftedStyles = Record<string, string>

const STYLE_ELEMENT = /<style\b([^>]*)>([^<]+)<\/style>/gi

const TAG_WITH_STYLE =
  /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*?)\s+style="([^"]*)"((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*\s*\/?)>/gi

/** Style attributes become classes, and what stands in <style> goes into the sheet of the page: the site's policy refuses the attributes, and a stylesheet says the same. */
export function liftStyles(html: string): { html: string; styles: LiftedStyles } {
  const styles: LiftedStyles = {}
  const take = (_: string, attributes: string, rules: string) => {
    const media = /\smedia="([^"]+)"/.exec(attributes)?.[1]
    styles[`@${contentHash(rules).slice(0, 6)}`] = media ? `@media ${media}{${rules}}` : rules
    return ''
  }
  const lifted = html
    .replace(STYLE_ELEMENT, take)
    .replace(TAG_WITH_STYLE, (_, tag: string, before: string, style: string, after: string) => {
      const declarations = cleanDeclarations(decodeHTML(style))
      if (!declarations) return `<${tag}${before}${after}>`
      const name = `s-${contentHash(declarations).slice(0, 6)}`
      styles[name] = declarations
      const attributes = before + after
      return / class="/.test(attributes)
        ? `<${tag}${attributes.replace(/ class="([^"]*)"/, ` class="$1 ${name}"`)}>`
        : `<${tag} class="${name}"${attributes}>`
    })
  return { html: lifted, styles }
}

/** One declaration after the other; what would end the rule is no declaration. */
function cleanDeclarations(style: string): string {
  return style
    .split(/;(?![^(]*\))/)
    .map(part => part.trim().replace(/\s*:\s*/, ':'))
    .filter(part => /^[\w-]+:[^{}<>]+$/.test(part))
    .join(';')
}

/** The rules that stand in for style attributes; they win over those of the theme, as the attributes would. */
export function liftedRules(styles: LiftedStyles): string {
  const rules = Object.entries(styles).sort()
  return rules
    .map(([name, declarations]) =>
      name.startsWith('@') ? declarations : `.${name}.${name}.${name}{${declarations}}`,
    )
    .join('\n')
}

/** The stylesheet of a page that has such styles, or one of its own. */
export function writePageStyles(
  styles: LiftedStyles,
  { cacheDir, baseUrl, sheet = '' }: { cacheDir: string; baseUrl: string; sheet?: string },
): Asset | undefined {
  const css = [sheet, liftedRules(styles)].filter(Boolean).join('\n')
  if (!css) return undefined
  const dir = join(cacheDir, 'styles')
  mkdirSync(dir, { recursive: true })
  const file = join(dir, `page-${contentHash(css).slice(0, 8)}.css`)
  // Its name tells what is in it.
  if (!existsSync(file)) writeFileSync(file, css)
  return createAssets(baseUrl).look(file)
}
