import { existsSync } from 'node:fs'
import type { ServerApp } from '../../app/server-app'
import type { Site } from '../../config'
import type { Content } from '../../content'
import { join, relative } from '../../paths'
import type { Problem } from '../../report'
import { partsOf } from '../compile/source-parts'
import { findPackageFile } from '../modules/packages'
import type { Resolver } from '../modules/resolved'
import { checkStylesheet } from './check-stylesheet'
import { contentClasses } from './content-classes'
import { CSS_MODULE, readCssModule } from './css-module'
import { customSheet, type FinishedSheet, infimaSheet } from './docusaurus/infima'
import { scanClasses } from './tailwind'
import { themeVariables } from './theme-variables'

interface StylesInput {
  root: string
  resolver: Resolver
  site: Site
  app: ServerApp
  content: Content
  /** Stylesheets of the last time. */
  known?: FinishedSheet[]
}

interface SiteStyles {
  css: string
  /** Of stylesheets that are left out. */
  problems: Problem[]
  /** Those that were written for Docusaurus. */
  custom: FinishedSheet[]
}

/** What a site that was made with Docusaurus has of its stylesheets. */
async function oldStyles({
  root,
  resolver,
  site,
  content,
  known = [],
}: Omit<StylesInput, 'app'>): Promise<SiteStyles> {
  const { siteDir } = resolver
  if (!site.infima) return { css: '', problems: [], custom: [] }
  const files = site.infima.css.map(file => join(siteDir, file))
  const absent = files
    .filter(file => !existsSync(file))
    .map(file => ({
      what: `there is no stylesheet ${relative(siteDir, file)}`,
      where: { file: relative(root, join(siteDir, 'site.config.ts')) },
      remedy: 'create it, or take it out of "infima.css"',
    }))
  const classNames = async () => [
    ...(await scanClasses({ siteDir, folders: ['src'] })).classes,
    ...contentClasses(content.sources),
  ]
  const sheets = await Promise.all(
    files.filter(existsSync).map(file => customSheet({ root, resolver, classNames, known }, file)),
  )
  return {
    css: [await infimaSheet(), ...sheets.map(({ css }) => css)].join(''),
    problems: [...absent, ...sheets.flatMap(({ problems }) => problems)],
    custom: sheets,
  }
}

/** Rules that depend on the config, the site's own stylesheet, and those that pages import. */
export async function siteStyles(input: StylesInput): Promise<SiteStyles> {
  const { root, resolver, app } = input
  const { siteDir } = resolver
  const { sources } = input.content
  const { files, modules } = partsOf({ resolver, sources }, sources.keys())
  const own = join(siteDir, 'site.css')
  const written = [
    ...(existsSync(own) ? [own] : []),
    ...files.filter(file => file.endsWith('.css') && !CSS_MODULE.test(file)),
  ]
  const old = await oldStyles(input)
  const checked = (await Promise.all(written.map(file => checkStylesheet({ root, resolver }, file)))).flat()
  const problems = [...old.problems, ...checked]
  const plain = [
    ...written.filter(file => !problems.some(({ where }) => where?.file === relative(root, file))),
    ...modules.flatMap(({ file }) => (file.endsWith('.css') ? (findPackageFile(siteDir, file) ?? []) : [])),
  ]
  const imports = plain.map(file => `@import ${JSON.stringify(file)};\n`)
  const scoped = files.filter(file => CSS_MODULE.test(file)).map(file => readCssModule(root, file))
  const codes = (await Promise.all(scoped)).map(({ code }) => code)
  return {
    css: [...imports, themeVariables(input.site.theme), old.css, ...codes, app.siteStyles()].join(''),
    problems,
    custom: old.custom,
  }
}
