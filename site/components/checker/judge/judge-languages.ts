import type { Packages } from '../model'
import type { ProjectFile } from '../read/read-project'
import type { Context, Difference } from './difference'

/** Packages that compile a style language; any one suffices. */
const compilers: Record<string, string[]> = {
  scss: ['sass', 'sass-embedded', 'node-sass'],
  sass: ['sass', 'sass-embedded', 'node-sass'],
  less: ['less'],
  styl: ['stylus'],
  stylus: ['stylus'],
}

/** Judges the compilers for style languages in the application and its pages. HBuilderX includes them. */
export function judgeLanguages(packages: Packages, { expectation, project, reading }: Context): Difference[] {
  if (expectation.isElsewhere) return []
  const { style, load } = project.roles
  const files = [style, load, ...(project.pages ?? [])].filter(file => file !== undefined)
  const used = new Map(files.flatMap(file => languagesOf(file).map(language => [language, file.path])))
  const entry = reading.setup.style
  // The style judge reports that the entry of Tailwind CSS 4 must be plain CSS.
  if (entry.state === 'read' && expectation.tailwind === 4) used.delete(entry.value.language)
  return [...used].flatMap(([language, path]): Difference[] => {
    const names = compilers[language] ?? []
    const [name] = names
    if (!name || names.some(other => packages.ranges.has(other) || expectation.provided.includes(other)))
      return []
    const isVite = /vite$/.test(expectation.host)
    return [
      {
        effect: isVite ? 'breaks' : 'unknown',
        role: 'package',
        cause: `package:${name}`,
        what: `${path} 用了 ${language}，没有安装 ${name}`,
        why: isVite
          ? 'Vite 要用它编译，没有的话构建停在 Preprocessor dependency … not found。'
          : '框架不一定带上它，没有的话构建会停下。',
        edit: `npm install -D ${name}`,
      },
    ]
  })
}

function languagesOf({ path, text }: ProjectFile): string[] {
  const [, ending] = /\.(scss|sass|less|styl)$/.exec(path) ?? []
  const code = text.replaceAll(/<!--[\s\S]*?-->/g, '')
  const blocks = [...code.matchAll(/<style\b[^>]*\blang=["']?(\w+)/g)].map(([, language]) => language!)
  return ending ? [ending] : blocks
}
