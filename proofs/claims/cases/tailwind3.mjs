import { tailwind3 } from '../helpers/tailwind.mjs'

const applyingCard = '.card { @apply w-[300rpx] rounded-[40px] bg-[#07c160] }'

export function appliesClass() {
  return tailwind3('', { css: '.a { @apply p-4 }' })
}

export function appliesArbitraryValues() {
  return tailwind3('', { css: applyingCard })
}

/** Each place that borrows from Tailwind gets the declarations anew. */
export function repeatsAppliedRules() {
  return tailwind3('', { css: '.a { padding: theme(spacing.4) } .b { @apply p-4 } .c { @apply p-4 }' })
}

export function keepsUnusedClassAway() {
  return tailwind3('my-button', { css: '.my-button { @apply p-4 } @tailwind utilities;' })
}

export function keepsTemplatePlaceholder() {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
  return tailwind3([{ raw: 'const a = `bg-[url(${src})]`', extension: 'js' }])
}

export function ringVariables() {
  return tailwind3('ring-2', { css: '@tailwind base;' })
}

export function ringWithoutBase() {
  return tailwind3('ring-2')
}

export function ringAndGradientWithoutBase() {
  return tailwind3('ring-2 from-red-500')
}

export function baseWithoutPreflight() {
  return tailwind3('', { css: '@tailwind base;' })
}

export async function kilobytesOfPreflight() {
  const [all, few] = await Promise.all(
    [true, false].map(preflight => tailwind3('p-4', { css: '@tailwind base;', corePlugins: { preflight } })),
  )
  return Math.round((all.length - few.length) / 1000)
}

/** `.p-4` stands in the content, `.p-5` does not. */
export function classInContent() {
  return tailwind3('p-4')
}

/** `.p-5` stands in the content, `.p-4` does not. */
export function classOutsideContent() {
  return tailwind3('p-5')
}

export function missingPathInContent() {
  return tailwind3(['./no-such/*.html', { raw: 'p-4' }])
}

export function fiveFlexClasses() {
  return tailwind3('flex flex-1 flex-none flex-auto flex-initial')
}

export async function twoEntriesRepeatClasses() {
  const sheets = await Promise.all(['a', 'b'].map(() => tailwind3('p-4')))
  return sheets.join(' ')
}

export function directiveWrittenTwice() {
  return tailwind3('p-4', { css: '@tailwind utilities;\n@tailwind utilities;' })
}

export function containerBreakpoints() {
  return tailwind3('container', { css: '@tailwind components;' })
}

export function prefixedClasses() {
  return tailwind3('p-4 ui-p-5', { prefix: 'ui-' })
}

export function opacityOfVariableColor() {
  return tailwind3('bg-brand bg-brand/50', {
    theme: { extend: { colors: { brand: 'var(--color-brand)' } } },
  })
}

export function darkModeByClass() {
  return tailwind3('dark:bg-black', { darkMode: 'class' })
}

export function darkModeByVariant() {
  return tailwind3('dark:bg-black', { darkMode: ['variant', '.dark &'] })
}

/** What five settings of `darkMode` put around the same class. */
export function darkModeSelectors() {
  const settings = ['class', 'selector', ['selector', '[data-theme=dark]'], 'media', ['variant', '.dark &']]
  return Promise.all(
    settings.map(async darkMode => {
      const css = await tailwind3('dark:bg-black', { darkMode })
      return css.match(/:is.*\)|:where.*\)|@media|^.dark (?=.dark)/)[0]
    }),
  )
}

export function configOfStylesheet({ createProject }) {
  const project = createProject({
    files: { 'sub.config.js': 'module.exports = { content: [{ raw: "p-11" }] }' },
  })
  const css = '@config "./sub.config.js"; @tailwind utilities;'
  return tailwind3('p-12', { css, from: project.path('a.css') })
}

/** Whether a class is found by a relative and by an absolute path in a config that lies elsewhere. */
export function pathsFromElsewhere({ createProject, require }) {
  const project = createProject({ files: { 'a.html': 'p-11' } })
  return Promise.all(
    ['./a.html', project.path('a.html')].map(async (file, index) => {
      const config = `${index}.config.js`
      project.write(config, `module.exports = { content: ${JSON.stringify([file])} }`)
      const { css } = await require('postcss')([require('tailwindcss')(project.path(config))]).process(
        '@tailwind utilities;',
        { from: project.path('a.css') },
      )
      return css.includes('.p-11')
    }),
  )
}

export function excludedSubpackage({ createProject }) {
  const project = createProject({
    files: { 'a.html': 'w-[651px]', 'moduleA/shared.js': 'w-[652px]' },
    isInside: true,
  })
  return tailwind3([project.path('**/*'), `!${project.path('moduleA/**')}`])
}

/** Whether a WXS file is read without and with its ending in the content. */
export function endingsInContent({ createProject }) {
  const project = createProject({ files: { 'a.wxs': 'p-11' } })
  return Promise.all(
    ['wxml,js', 'wxml,js,wxs'].map(async endings => {
      const css = await tailwind3([project.path(`*.{${endings}}`)])
      return css.includes('.p-11')
    }),
  )
}
