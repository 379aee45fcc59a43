import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type ClientSite, interfaceLanguage } from '../../model'
import { join, listBelow } from '../../paths'
import { createAssets } from '../modules/assets'
import { siteless } from '../modules/resolver'
import { engineDir } from '../project/engine-file'
import { contentHash } from '../project/hash'
import type { ClientBundle } from '../project/project'
import { LENIENT } from '../styles/css-module'
import { CSS_TARGETS } from './browsers'
import { type ClientInput, type SiteData, siteData } from './client-config'

/** Placeholders in the shared bundle for the base folder of the files and for the site's data. */
const BASE = '/INKSTONE_BASE/'
const DATA: SiteData = { site: 'INKSTONE_SITE', readingSite: 'INKSTONE_READING_SITE' }

/** Whether a site needs no bundle of its own: it adds no code, stylesheets or Tailwind classes. */
export function isPlain(input: ClientInput): boolean {
  const { islands, codes, stubs, sheets, classNames, siteStyles, resolver, hooks } = input
  return (
    !hooks.modules &&
    Object.values(islands).every(file => file.startsWith(`${engineDir()}/`)) &&
    [Object.keys(codes), stubs, sheets, classNames ?? []].every(list => list.length === 0) &&
    !/@import|url\(/i.test(siteStyles) &&
    ['components', 'pages'].every(name => hasNoClasses(join(resolver.siteDir, name)))
  )
}

function hasNoClasses(dir: string): boolean {
  if (!existsSync(dir)) return true
  const files = listBelow(dir).filter(file => /\.\w+$/.test(file))
  return files.every(file => /\.mdx?$/.test(file) && !readFileSync(join(dir, file), 'utf8').includes('class'))
}

/** Returns the input of the bundle that all sites of a language share. */
export function sharedInput({ clientSite, islands }: ClientInput): ClientInput {
  const { locale, search } = clientSite
  return {
    ...siteless(),
    baseUrl: BASE,
    // Only the fields that select code; the rest is filled in later.
    clientSite: {
      locale: { htmlLang: interfaceLanguage(locale) },
      search: { provider: search.provider },
    } as ClientSite,
    data: DATA,
    islands,
    siteStyles: '',
    sheets: [],
    codes: {},
    stubs: [],
    notes: {},
    assets: createAssets(BASE),
    hooks: {},
  }
}

/**
 * Writes the shared bundle with the data of a site into a folder named by the data's hash. Files without
 * placeholders stay unchanged, compressed versions included, although they import files that differ.
 */
export async function fillClient(
  { dir, bundle }: { dir: string; bundle: ClientBundle },
  { baseUrl, clientSite, siteStyles }: ClientInput,
  outDir: string,
): Promise<ClientBundle> {
  const { site, readingSite } = siteData(clientSite)
  const css = await minify(siteStyles)
  const folder = `assets/${contentHash(baseUrl, site, readingSite, css).slice(0, 6)}/`
  const values: Record<string, string> = {
    [BASE]: baseUrl + folder,
    [DATA.site]: `(${site})`,
    [DATA.readingSite]: `(${readingSite})`,
  }
  const places = new RegExp(Object.keys(values).join('|'), 'g')
  const fill = (text: string) => text.replace(places, place => values[place]!)
  const shared: string[] = []
  mkdirSync(join(outDir, folder), { recursive: true })
  for (const file of bundle.files) {
    const bytes = readFileSync(join(dir, file))
    const text = bytes.toString()
    const own = bundle.styles.includes(BASE + file) ? css : ''
    const filled = /\.(?:js|css)$/.test(file) ? fill(text) + own : text
    writeFileSync(join(outDir, folder, file), filled === text ? bytes : filled)
    if (filled === text) shared.push(folder + file)
  }
  const files = bundle.files.map(file => folder + file)
  return {
    ...bundle,
    shared,
    build: contentHash(...[...files].sort()),
    files,
    scripts: bundle.scripts.map(fill),
    ahead: bundle.ahead.map(fill),
    styles: bundle.styles.map(fill),
  }
}

async function minify(css: string): Promise<string> {
  if (!css) return ''
  const { transform } = await import('lightningcss')
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: CSS_TARGETS,
    ...LENIENT,
  })
  return code.toString()
}
