import { existsSync } from 'node:fs'
import type { ServerApp } from '../../app/server-app'
import type { AddedSheet, Hooks, Resolver, Site } from '../../config'
import type { Content } from '../../content'
import type { OwnPartFiles } from '../../model'
import { join, relative } from '../../paths'
import { type Problem, splitProblems } from '../../report'
import { partsOf } from '../compile/source-parts'
import { findPackageFile } from '../modules/packages'
import { checkStylesheet } from './check-stylesheet'
import { contentClasses } from './content-classes'
import { CSS_MODULE, readCssModule } from './css-module'
import { findSheet } from './page-sheet'
import { checkTailwind } from './site-tailwind'
import { scanClasses } from './tailwind'
import { themeVariables } from './theme-variables'

interface StylesInput {
  root: string
  resolver: Resolver
  app: ServerApp
  content: Content
  site: Pick<Site, 'theme'>
  hooks: Hooks
  known?: AddedSheet[]
  /** The site's replacements for theme parts, which are on all pages. */
  parts: OwnPartFiles
}

interface SiteStyles {
  css: string
  problems: Problem[]
  added: AddedSheet[]
}

/** Reads the rules from the config, the site's stylesheet, and those that pages import. */
export async function siteStyles(input: StylesInput): Promise<SiteStyles> {
  const { root, resolver, app } = input
  const { siteDir } = resolver
  const { sources } = input.content
  const { files, modules } = partsOf({ resolver, sources }, sources.keys())
  const own = join(siteDir, 'site.css')
  const written = [
    ...Object.values(input.parts).flatMap(file => findSheet(file) ?? []),
    ...(existsSync(own) ? [own] : []),
    ...files.filter(file => file.endsWith('.css') && !CSS_MODULE.test(file)),
  ]
  const classNames = async () => [
    ...(await scanClasses({ siteDir, folders: ['src'] })).classes,
    ...contentClasses(sources),
  ]
  const { known = [], hooks } = input
  const added = (await hooks.styles?.addSheets?.({ root, resolver, classNames, known })) ?? []
  const check = async (file: string) => {
    const faults = await checkStylesheet({ root, resolver }, file)
    return faults.length > 0 ? faults : checkTailwind({ root, resolver }, file)
  }
  const checked = (await Promise.all(written.map(check))).flat()
  const problems = [...added.flatMap(sheet => sheet.problems), ...checked]
  const faulty = splitProblems(problems).errors.map(({ where }) => where?.file)
  const plain = [
    ...written.filter(file => !faulty.includes(relative(root, file))),
    ...modules.flatMap(({ file }) => (file.endsWith('.css') ? (findPackageFile(siteDir, file) ?? []) : [])),
  ]
  const imports = plain.map(file => `@import ${JSON.stringify(file)};\n`)
  const scoped = files.filter(file => CSS_MODULE.test(file)).map(file => readCssModule(root, file))
  const codes = (await Promise.all(scoped)).map(({ code }) => code)
  return {
    css: [
      ...imports,
      themeVariables(input.site.theme),
      ...added.map(sheet => sheet.css),
      ...codes,
      app.siteStyles(),
    ].join(''),
    problems,
    added,
  }
}
