import type { SheetLanguage } from 'inkstone/config'
import { findPackageFile, importError, isDeclared } from 'inkstone/modules'
import { compileLess } from './less'
import { compileSass } from './sass'

/** Sass and Less, compiled by the site's installed compilers. */
export function sheetLanguages(siteDir: string): Record<string, SheetLanguage> {
  const sass = language('sass', {
    find: () => findPackageFile(siteDir, 'sass') ?? findPackageFile(siteDir, 'sass-embedded'),
    compile: (file, installed) => compileSass(siteDir, file, installed),
  })
  const less = language('less', {
    find: () => findPackageFile(siteDir, 'less'),
    compile: (file, installed) => compileLess(siteDir, file, installed),
  })
  return { '.scss': sass, '.sass': sass, '.less': less }
}

interface Compiler {
  find(): string | undefined
  compile: (file: string, installed: string) => ReturnType<SheetLanguage['compile']>
}

function language(name: string, { find, compile }: Compiler): SheetLanguage {
  return {
    compile(file) {
      const installed = find()
      if (!installed) throw absentCompiler(name, file, file)
      return compile(file, installed)
    },
    refuse: (source, importer) => (find() ? undefined : absentCompiler(name, source, importer)),
  }
}

function absentCompiler(name: string, source: string, importer: string): Error {
  const remedy = isDeclared(name, importer) ? 'npm ci' : `npm install -D ${name}`
  return importError(`'${source}' needs the package '${name}', which is not installed`, {
    source,
    importer,
    remedy,
  })
}
