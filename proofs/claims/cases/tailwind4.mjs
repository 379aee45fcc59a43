import { withVariable } from '../helpers/plugin.mjs'
import { openTailwind4, postcss4, scan4, tailwind4, toWxss } from '../helpers/tailwind.mjs'

const themeAndUtilities = '@import "weapp-tailwindcss/theme.css"; @import "weapp-tailwindcss/utilities.css";'

export function findsNoTemplatePlaceholder() {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
  return scan4('const a = `bg-[url(${src})]`')
}

export function findsNoTemplateColor() {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
  return scan4('const a = `bg-${tone}-500`')
}

export function findsNoJoinedName() {
  return scan4('const a = "bg-" + color')
}

export function findsNameInComment() {
  return scan4('/* peer-invalid:flex */')
}

/** Reads WXS and SJS files, and no packages. */
export function scansOwnScripts({ createProject, require }) {
  const project = createProject({
    files: {
      'a.wxs': 'module.exports = "from-a-wxs"',
      'a.sjs': 'module.exports = "from-a-sjs"',
      'node_modules/b/c.js': 'module.exports = "from-c-js"',
    },
  })
  const sources = [{ base: project.path(), pattern: '**/*', negated: false }]
  return new (require('@tailwindcss/oxide').Scanner)({ sources }).scan()
}

/** Whether a class is found in the folder that `@source` names, and in one that there is not. */
export function sourceOfEntry({ createProject }) {
  const project = createProject({ files: { 'a.html': 'p-[13px]' } })
  return Promise.all(
    [project.path(), project.path('none')].map(async folder => {
      const entry = `@import "tailwindcss/utilities.css" source(none); @source "${folder}";`
      const css = await postcss4(entry, { from: `${process.cwd()}/base.css` })
      return css.includes('13px')
    }),
  )
}

/** Whether a class is found in the folder that `base` names, and in one that there is not. */
export function baseOfPostcssPlugin({ createProject }) {
  const project = createProject({ files: { 'a.html': 'p-[13px]' } })
  return Promise.all(
    [project.path(), project.path('none')].map(async base => {
      const css = await postcss4('@import "tailwindcss/utilities.css";', {
        base,
        from: `${process.cwd()}/base.css`,
      })
      return css.includes('13px')
    }),
  )
}

/** Classes that an application finds without `@source`, and with one that adds a package and leaves a folder out. */
export function sourcesOfMonorepo({ createProject }) {
  const project = createProject({
    files: {
      'app/a.html': 'w-[711px]',
      'app/unpackage/b.html': 'w-[712px]',
      'ui/c.html': 'w-[713px]',
    },
    packagesIn: 'app',
  })
  const entries = ['', '@source "../ui"; @source not "unpackage";']
  return Promise.all(
    entries.map(async (sources, index) => {
      const css = await postcss4(`@import "weapp-tailwindcss/css";${sources}`, {
        base: project.path('app'),
        from: project.path(`app/${index}.css`),
      })
      return [...new Set(css.match(/71.px/g))].sort().join()
    }),
  )
}

export function expandsImports() {
  const scan = `${process.cwd()}/scan`
  return postcss4('@import "weapp-tailwindcss/css";', { base: scan, from: `${scan}/a.css` })
}

/** The unit `PX` after builds for production and for development, then without the optimization. */
export async function optimizesForProduction({ require }) {
  const settings = [
    ['production', {}],
    ['development', {}],
    ['production', { optimize: false }],
    ['development', { optimize: { minify: false } }],
  ]
  const found = []
  for (const [index, [mode, options]] of settings.entries()) {
    const base = `${process.cwd()}/none`
    const plugin = await withVariable('NODE_ENV', mode, () =>
      require('@tailwindcss/postcss')({ base, ...options }),
    )
    const { css } = await require('postcss')([plugin]).process(
      '@import "tailwindcss/utilities.css"; .a{height:100PX}',
      { from: `${process.cwd()}/optimize-${index}.css` },
    )
    found.push(css.match(/100px/i)[0])
  }
  return found
}

export function optimizesUnits({ require }) {
  const css = '.a { height: 100PX; border-radius: calc(infinity * 1px) }'
  return require('@tailwindcss/node').optimize(css, { minify: false }).code
}

export function failsAsPostcssPlugin({ require }) {
  return require('postcss')([require('tailwindcss')()]).process('', { from: undefined })
}

export function appliesNothingAlone() {
  return openTailwind4('.a { @apply p-4 }')
}

export function appliesByReference() {
  return tailwind4('@reference "weapp-tailwindcss"; .a { @apply p-4 }')
}

export async function fallbackOfReference({ context }) {
  return toWxss(context, await tailwind4('@reference "weapp-tailwindcss"; .a { @apply p-4 }'))
}

export function prefixedClasses() {
  return tailwind4('@import "weapp-tailwindcss/css" prefix(ui);', ['ui:p-4', 'ui-p-5'])
}

export function colorOfTheme() {
  return tailwind4('@import "weapp-tailwindcss/css"; @theme { --color-brand: #07c160 }', ['bg-brand'])
}

export function themeAndVariantInCss() {
  const entry = '@import "weapp-tailwindcss/css"; @theme { --color-mine: red } @custom-variant wx (.wx &);'
  return tailwind4(entry, ['wx:bg-mine'])
}

export async function opacityOfThemeColor({ context }) {
  const entry = `${themeAndUtilities} @theme { --color-brand: #07c160 }`
  return toWxss(context, await tailwind4(entry, ['bg-brand/50']))
}

export async function opacityOfInlineColor({ context }) {
  const entry = `${themeAndUtilities} @theme inline { --color-brand: var(--brand) }`
  return toWxss(context, await tailwind4(entry, ['bg-brand/50']))
}

/** A utility that takes lengths, with a length in rpx. */
export async function ownLengthInRpx() {
  const css = await tailwind4('@utility mine-* { width: --value([length]); } @tailwind utilities;', [
    'mine-[32rpx]',
  ])
  return css.replace(/^\/\*.*\*\//, '').trim()
}

export async function spacingInRpx({ context }) {
  const entry = '@import "weapp-tailwindcss/css"; @theme { --spacing: 1rpx }'
  return toWxss(context, await tailwind4(entry, ['p-4']))
}

export async function patternOfSource() {
  const { root } = await openTailwind4('@import "weapp-tailwindcss/utilities.css" source("./");')
  return root.pattern
}

/** Whether a class of the theme comes without the theme and with a borrowed one, and whether its variable comes too. */
export async function utilitiesWithBorrowedTheme() {
  const utilities = '@import "weapp-tailwindcss/utilities.css" source("./");'
  const borrowed = '@import "weapp-tailwindcss/theme.css" theme(reference);'
  const [alone, both] = await Promise.all(
    [utilities, borrowed + utilities].map(entry => tailwind4(entry, ['p-4'])),
  )
  return [alone.includes('.p-4'), both.includes('.p-4'), both.includes('--spacing:')]
}

export async function sourceOfFolder() {
  const { root } = await openTailwind4('@import "weapp-tailwindcss" source("./");')
  return [root.pattern, root.base === process.cwd()]
}

export async function negatedSources() {
  const entry = '@import "weapp-tailwindcss/css"; @source "../a"; @source not "../b";'
  const { sources } = await openTailwind4(entry)
  return sources.map(({ pattern, negated }) => `${pattern} ${negated}`)
}

/** Whether a path in a stylesheet starts at the folder of that stylesheet. */
export async function sourceBesideStylesheet({ createProject }) {
  const project = createProject({
    files: {
      'main.css': '@import "tailwindcss/utilities.css" source(none); @source not "../dist";',
    },
    isInside: true,
  })
  const { sources } = await openTailwind4(`@import "${project.path('main.css')}";`)
  return sources.map(({ base, pattern, negated }) => [base === project.path(), pattern, negated])
}
