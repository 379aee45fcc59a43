import { parse as parseComponent } from '@vue/compiler-sfc'
import { compileSass } from '../check'

/** The style sheet of a project that brings Tailwind in, as CSS. */
export function findStyle(files: Record<string, string>): { file: string; code: string } | null {
  for (const [file, text] of Object.entries(files)) {
    for (const { code, language } of stylesOf(file, text)) {
      if (!/@tailwind\b|['"](?:weapp-)?tailwindcss(?:\/[\w.-]+)?['"]/.test(code)) continue
      return { file, code: language === 'scss' ? compileSass(code) : layersOf(code) }
    }
  }
  return null
}

function stylesOf(file: string, text: string): { code: string; language: string }[] {
  const [, extension = ''] = /\.(\w+)$/.exec(file) ?? []
  if (/^(?:vue|uvue|mpx)$/.test(extension)) {
    const { descriptor } = parseComponent(text, { filename: file, sourceMap: false })
    return descriptor.styles
      .filter(style => !style.src)
      .map(({ content, lang }) => ({ code: content, language: lang ?? 'css' }))
  }
  return /^(?:css|scss|less|wxss|ttss|acss)$/.test(extension) ? [{ code: text, language: extension }] : []
}

/** Tailwind 3 has style sheets for its layers; postcss-import puts the directives in their place. */
function layersOf(code: string): string {
  return code.replace(
    /@import\s+['"]tailwindcss\/(base|components|utilities)(?:\.css)?['"];?/g,
    '@tailwind $1;',
  )
}
