import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type ClientSite, interfaceLanguage } from '../../model'
import { basename, dirname, join, listBelow } from '../../paths'
import { createAssets } from '../modules/assets'
import { siteless } from '../modules/resolver'
import { engineDir } from '../project/engine-file'
import { contentHash } from '../project/hash'
import type { ClientBundle } from '../project/project'
import { LENIENT } from '../styles/css-module'
import { CSS_TARGETS } from './browsers'
import { type ClientInput, type SiteData, siteData } from './client-config'

/** What stands in the bundle that sites share in the places of a site's own. */
const BASE = '/INKSTONE_BASE/'
const DATA: SiteData = { site: 'INKSTONE_SITE', readingSite: 'INKSTONE_READING_SITE' }

/** Whether a site brings nothing that has to be bundled: no code, no stylesheet, no class of Tailwind. */
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

/** The input of the bundle that all sites of a language share. */
export function sharedInput({ clientSite, islands }: ClientInput): ClientInput {
  const { locale, search } = clientSite
  return {
    ...siteless(),
    baseUrl: BASE,
    // All that chooses code; the rest is data.
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

/** Writes the shared bundle with the data of a site; what that changes, and what names it, gets another name. */
export async function fillClient(
  { dir, bundle }: { dir: string; bundle: ClientBundle },
  { baseUrl, clientSite, siteStyles }: ClientInput,
  outDir: string,
): Promise<ClientBundle> {
  const { site, readingSite } = siteData(clientSite)
  const values: Record<string, string> = {
    [BASE]: baseUrl,
    [DATA.site]: `(${site})`,
    [DATA.readingSite]: `(${readingSite})`,
  }
  const css = await minify(siteStyles)
  const isSheet = (file: string) => css !== '' && bundle.styles.includes(BASE + file)
  const texts = new Map(
    bundle.files
      .filter(file => /\.(?:js|css)$/.test(file))
      .map(file => [file, readFileSync(join(dir, file), 'utf8') + (isSheet(file) ? css : '')]),
  )
  const changed = findChanged(texts, text => Object.keys(values).some(place => text.includes(place)), isSheet)
  const stamp = contentHash(JSON.stringify(values), css)
  const renamed = new Map(
    changed.map(file => [
      file,
      file.replace(/-[\w-]{8}(?=\.\w+$)/, `-${contentHash(file, stamp).slice(0, 8)}`),
    ]),
  )
  for (const [file, name] of renamed) values[basename(file)] = basename(name)
  const places = new RegExp(Object.keys(values).map(escapeRegExp).join('|'), 'g')
  const fill = (text: string) => text.replace(places, place => values[place]!)
  for (const file of bundle.files) {
    const target = join(outDir, renamed.get(file) ?? file)
    mkdirSync(dirname(target), { recursive: true })
    if (renamed.has(file)) writeFileSync(target, fill(texts.get(file)!))
    else cpSync(join(dir, file), target)
  }
  const files = bundle.files.map(fill)
  return {
    ...bundle,
    shared: bundle.files.filter(file => !renamed.has(file)),
    build: contentHash(...[...files].sort()),
    files,
    scripts: bundle.scripts.map(fill),
    ahead: bundle.ahead.map(fill),
    styles: bundle.styles.map(fill),
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Files that hold something of the site, and those that name one of them. */
function findChanged(
  texts: Map<string, string>,
  holds: (text: string) => boolean,
  isOther: (file: string) => boolean,
): string[] {
  const changed = new Set(
    [...texts].filter(([file, text]) => isOther(file) || holds(text)).map(([file]) => file),
  )
  for (const file of changed)
    for (const [other, text] of texts) if (text.includes(basename(file))) changed.add(other)
  return [...changed]
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
