import { isInPackage, readPackage } from '../helpers/plugin.mjs'
import { tailwind4, toWxss } from '../helpers/tailwind.mjs'

/** Whether the plugin's and Tailwind's own entry have styles for tags. */
export function bothHavePreflight() {
  return ['weapp-tailwindcss/index.css', 'tailwindcss/index.css'].every(file =>
    readPackage(file).includes('box-sizing'),
  )
}

export function partsHavePreflight() {
  return ['theme.css', 'utilities.css'].map(file =>
    readPackage(`weapp-tailwindcss/${file}`).includes('box-sizing'),
  )
}

export function preflightOfTailwind() {
  const file = ['tailwindcss/preflight.css', 'tailwindcss/lib/css/preflight.css'].find(isInPackage)
  return readPackage(file).replace(/\/\*[^*]*\*\//g, '')
}

export function preflightOfPlugin({ context }) {
  return toWxss(context, readPackage('weapp-tailwindcss/preflight.css'))
}

export async function twoEntriesRepeatTheme() {
  const sheets = await Promise.all(
    ['a', 'b'].map(() => tailwind4('@import "weapp-tailwindcss/css";', ['p-4'])),
  )
  return sheets.join(' ')
}

/** Whether the two addresses of the entry give the same, apart from the order and the way it is written. */
export async function twoNamesOfOneEntry() {
  const [first, second] = await Promise.all(
    ['weapp-tailwindcss', 'weapp-tailwindcss/css'].map(async name =>
      sortParts(await tailwind4(`@import "${name}";`, ['p-4'])),
    ),
  )
  return first === second
}

function sortParts(css) {
  const short = css.replaceAll('::', ':').replaceAll('0.25', '.25').replace(/\s/g, '')
  return short
    .match(/[^{};]+/g)
    .sort()
    .join(' ')
}

export function entryWithLayers() {
  return tailwind4('@import "weapp-tailwindcss/with-layer.css";', ['p-4'])
}

export function entryOfTailwind() {
  return tailwind4('@import "tailwindcss";', ['p-4'])
}

export function entryOfUniAppX() {
  return tailwind4('@import "weapp-tailwindcss/uni-app-x";', ['bg-red-500'])
}

/** Whether Tailwind's own entry gives about 4 KB more. */
export async function costOfTailwindEntry({ context }) {
  const more =
    (await lengthOf(context, '@import "tailwindcss";', ['p-4'])) -
    (await lengthOf(context, '@import "weapp-tailwindcss";', ['p-4']))
  return more > 3500 && more < 4600
}

/** Whether all variables of the theme take between 20 and 30 KB. */
export async function costOfStaticTheme({ context }) {
  const more =
    (await lengthOf(context, '@import "weapp-tailwindcss/css" theme(static);')) -
    (await lengthOf(context, '@import "weapp-tailwindcss/css";'))
  return more > 20000 && more < 30000
}

async function lengthOf(context, entry, classes) {
  const wxss = await toWxss(context, await tailwind4(entry, classes))
  return wxss.length
}

/** Whether layers are imitated by selectors with more weight, for three versions of Tailwind CSS. */
export function versionsThatImitateLayers({ context, require }) {
  return Promise.all(
    ['4.1.3', '4.3.3', '4.3.4'].map(version =>
      imitatesLayers({ context, require }, version, ['shadow-md', 'p-4']),
    ),
  )
}

/** The same for single classes with 4.3.4. */
export function classesThatImitateLayers({ context, require }) {
  const names = [
    'border',
    'font-bold',
    'shadow-md',
    'translate-x-4',
    'from-red-500',
    'p-4',
    'text-white',
    'w-[3px]',
  ]
  return Promise.all(names.map(name => imitatesLayers({ context, require }, '4.3.4', [name])))
}

async function imitatesLayers({ context, require }, version, classes) {
  const entry = readPackage('weapp-tailwindcss/index.css')
  const { build } = await require(`tailwindcss-${version}`).compile(entry)
  const wxss = await toWxss(context, build(classes))
  return wxss.includes(':not(#')
}

/** What a stylesheet gets that imports the package without a name of a file. */
export function packageAsStylesheet({ require }) {
  return require('postcss').parse(readPackage('weapp-tailwindcss/dist/index.mjs'))
}
