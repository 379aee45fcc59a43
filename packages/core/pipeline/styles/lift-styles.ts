import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { decodeHTML } from 'entities'
import { join } from '../../paths'
import { type Asset, createAssets } from '../modules/assets'
import { contentHash } from '../project/hash'

/** Declarations by class; for keys that start with "@", the rules of a <style> element. */
export type LiftedStyles = Record<string, string>

const STYLE_ELEMENT = /<style\b([^>]*)>([^<]+)<\/style>/gi

const TAG_WITH_STYLE =
  /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*?)\s+style="([^"]*)"((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*\s*\/?)>/gi

/**
 * Replaces style attributes by classes, and moves <style> rules to the page's stylesheet, because the content
 * security policy refuses inline styles.
 */
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

/** Splits a style into declarations and drops any that could end the rule. */
function cleanDeclarations(style: string): string {
  return style
    .split(/;(?![^(]*\))/)
    .map(part => part.trim().replace(/\s*:\s*/, ':'))
    .filter(part => /^[\w-]+:[^{}<>]+$/.test(part))
    .join(';')
}

/** Writes the rules for lifted style attributes; the repeated class gives them precedence over the theme's rules. */
export function liftedRules(styles: LiftedStyles): string {
  const rules = Object.entries(styles).sort()
  return rules
    .map(([name, declarations]) =>
      name.startsWith('@') ? declarations : `.${name}.${name}.${name}{${declarations}}`,
    )
    .join('\n')
}

/** Writes the stylesheet of a page with lifted styles or a sheet of its own. */
export function writePageStyles(
  styles: LiftedStyles,
  { cacheDir, baseUrl, sheet = '' }: { cacheDir: string; baseUrl: string; sheet?: string },
): Asset | undefined {
  const css = [sheet, liftedRules(styles)].filter(Boolean).join('\n')
  if (!css) return undefined
  const dir = join(cacheDir, 'styles')
  mkdirSync(dir, { recursive: true })
  const file = join(dir, `page-${contentHash(css).slice(0, 8)}.css`)
  // The name is a content hash.
  if (!existsSync(file)) writeFileSync(file, css)
  return createAssets(baseUrl).look(file)
}
