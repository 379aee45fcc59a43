import { existsSync } from 'node:fs'
import type { ServerApp } from '../app/server-app'
import type { Site } from '../config'
import type { Content } from '../content'
import { join, relative } from '../paths'
import type { Problem } from '../report'
import { checkStylesheet } from './check-stylesheet'
import { CSS_MODULE, readCssModule } from './css-module'
import { customSheet, infimaSheet } from './infima'
import { findPackageFile } from './resolve-module'
import { partsOf } from './source-parts'

interface StylesInput {
  root: string
  siteDir: string
  site: Site
  app: ServerApp
  content: Content
}

interface SiteStyles {
  css: string
  /** Of stylesheets that are left out. */
  problems: Problem[]
}

/** What a site that was made with Docusaurus has of its stylesheets. */
async function oldStyles({ root, siteDir, site }: Pick<StylesInput, 'root' | 'siteDir' | 'site'>) {
  if (!site.infima) return { css: '', problems: [] }
  const files = site.infima.css.map(file => join(siteDir, file))
  const absent = files
    .filter(file => !existsSync(file))
    .map(file => ({
      what: `there is no stylesheet ${relative(siteDir, file)}`,
      where: { file: relative(root, join(siteDir, 'site.config.ts')) },
      remedy: 'create it, or take it out of "infima.css"',
    }))
  const sheets = await Promise.all(files.filter(existsSync).map(file => customSheet({ root, siteDir }, file)))
  return {
    css: [await infimaSheet(), ...sheets.map(({ css }) => css)].join(''),
    problems: [...absent, ...sheets.flatMap(({ problems }) => problems)],
  }
}

/** Rules that depend on the config, the site's own stylesheet, and those that pages import. */
export async function siteStyles(input: StylesInput): Promise<SiteStyles> {
  const { root, siteDir, site, app } = input
  const { sources } = input.content
  const { files, modules } = partsOf({ siteDir, sources }, sources.keys())
  const own = join(siteDir, 'site.css')
  const written = [
    ...(existsSync(own) ? [own] : []),
    ...files.filter(file => file.endsWith('.css') && !CSS_MODULE.test(file)),
  ]
  const old = await oldStyles({ root, siteDir, site })
  const checked = (await Promise.all(written.map(file => checkStylesheet({ root, siteDir }, file)))).flat()
  const problems = [...old.problems, ...checked]
  const plain = [
    ...written.filter(file => !problems.some(({ where }) => where?.file === relative(root, file))),
    ...modules.flatMap(({ file }) => (file.endsWith('.css') ? (findPackageFile(siteDir, file) ?? []) : [])),
  ]
  const imports = plain.map(file => `@import ${JSON.stringify(file)};\n`)
  const scoped = files.filter(file => CSS_MODULE.test(file)).map(file => readCssModule(root, file))
  const codes = (await Promise.all(scoped)).map(({ code }) => code)
  return { css: [...imports, old.css, ...codes, app.siteStyles()].join(''), problems }
}
