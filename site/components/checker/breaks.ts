import type { Role } from './facts'
import type { Level } from './finding'
import type { CheckedRecipe } from './recipe'

/** A way to break a recipe, and what must be said then. */
export interface Break {
  name: string
  role: Role
  /** The broken text; the same text where this way does not apply to the recipe. */
  edit: (text: string, recipe: CheckedRecipe) => string
  topic: string | ((recipe: CheckedRecipe) => string)
  level: Level
  /** Must stand in what the checker tells to write. */
  says?: (recipe: CheckedRecipe) => string
}

const lineWith = (text: string, pattern: RegExp) => text.split('\n').find(line => pattern.test(line)) ?? ''
const without = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .filter(line => !pattern.test(line))
    .join('\n')
const originalOf = (recipe: CheckedRecipe, role: Role) =>
  recipe.files.find(file => file.role === role)?.text ?? ''
const quote = (recipe: CheckedRecipe, role: Role, pattern: RegExp) =>
  lineWith(originalOf(recipe, role), pattern).trim().replace(/,$/, '')
const importLine = /(?:from|require\()\s*'?weapp-tailwindcss\/(?!presets)/
const pluginImport = /weapp-tailwindcss\/(?:vite|webpack4?|gulp|core)'/
const tailwindOf = ({ tailwind }: CheckedRecipe) => (tailwind === 4 ? '@tailwindcss/postcss' : 'tailwindcss')

/** Each is what readers do: a forgotten line, a line of the other version, a switch left on. */
export const breaks: Break[] = [
  {
    name: 'the plugin is not imported',
    role: 'register',
    edit: text => without(text, pluginImport),
    topic: 'plugin',
    level: 'wrong',
    says: recipe => quote(recipe, 'register', importLine),
  },
  {
    name: 'the plugin comes from the entry of another build tool',
    role: 'register',
    edit: text =>
      text
        .replaceAll(
          /UnifiedViteWeappTailwindcssPlugin|UnifiedWebpackPluginV\d|createPlugins|createContext/g,
          name => (name === 'UnifiedWebpackPluginV5' ? 'UnifiedWebpackPluginV4' : 'UnifiedWebpackPluginV5'),
        )
        .replace(/weapp-tailwindcss\/(\w+)'/, (_, entry) =>
          entry === 'webpack' ? "weapp-tailwindcss/webpack4'" : "weapp-tailwindcss/webpack'",
        )
        .replace(/(?<!new )\b(uvwt|UnifiedWebpackPluginV5)\(/g, 'new $1('),
    topic: 'plugin',
    level: 'wrong',
    says: recipe => quote(recipe, 'register', importLine),
  },
  {
    name: 'the plugin is switched off',
    role: 'register',
    edit: text =>
      /\bdisabled\b/.test(text)
        ? text.replace(/disabled: [^\n]*|(?<=\n\s*)disabled,/, 'disabled: true,')
        : text.replace('rem2rpx: true', 'rem2rpx: true, disabled: true'),
    topic: 'disabled',
    level: 'wrong',
  },
  {
    name: 'the condition of disabled is the wrong way round',
    role: 'register',
    edit: (text, { env }) =>
      /\bdisabled\b/.test(text) && Object.keys(env)[0]
        ? text.replace(
            /disabled: [^\n]*|(?<=\n\s*)disabled,/,
            `disabled: process.env.${Object.keys(env)[0]} === '${Object.values(env)[0]}',`,
          )
        : text,
    topic: 'disabled',
    level: 'wrong',
  },
  {
    name: 'an option is missing',
    role: 'register',
    edit: text =>
      text.replace(/,?\s*rem2rpx: true,?/, found => (/^,/.test(found) && /,$/.test(found) ? ',' : '')),
    topic: 'option:rem2rpx',
    level: 'differs',
    says: () => 'rem2rpx: true',
  },
  {
    name: 'cssEntries is missing',
    role: 'register',
    edit: text => without(text, /cssEntries/),
    topic: 'option:cssEntries',
    level: 'wrong',
    says: recipe => quote(recipe, 'register', /cssEntries/),
  },
  {
    name: 'cssEntries is a relative path',
    role: 'register',
    edit: text => text.replace(/cssEntries: \[.*\]/, "cssEntries: ['./src/main.css']"),
    topic: 'option:cssEntries',
    level: 'wrong',
    says: recipe => quote(recipe, 'register', /cssEntries/),
  },
  {
    name: 'a bracket is missing at the end of the config',
    role: 'register',
    edit: text => text.replace(/\}\)?\s*$/, ''),
    topic: 'unread',
    level: 'unsure',
  },
  {
    name: 'Tailwind is not registered',
    role: 'register',
    edit: text =>
      text
        .replace(/tailwindcss\((?:\{[^\n]*\})?\),? ?/, '')
        .replace(/plugins: \[\n\s*\n/, 'plugins: [\n')
        .replace(/^import tailwindcss.*\n/m, ''),
    topic: 'tailwind',
    level: 'wrong',
    says: () => 'tailwindcss(',
  },
  {
    name: 'Tailwind is not in postcss.config',
    role: 'postcss',
    edit: text => without(text, /tailwindcss/),
    topic: 'tailwind',
    level: 'wrong',
    says: tailwindOf,
  },
  {
    name: 'Tailwind of the other major is in postcss.config',
    role: 'postcss',
    edit: (text, { tailwind }) =>
      tailwind === 4
        ? text.replace('@tailwindcss/postcss', 'tailwindcss')
        : text.replace(/'tailwindcss'|"tailwindcss"|\btailwindcss(?=:)/, "'@tailwindcss/postcss'"),
    topic: 'tailwind',
    level: 'wrong',
    says: tailwindOf,
  },
  {
    name: 'nothing is scanned',
    role: 'tailwind',
    edit: text => text.replace(/\n {2}(?:content|purge): [\s\S]*?(?=\n {2}\w)/, ''),
    topic: 'content',
    level: 'wrong',
    says: ({ tailwind }) => (tailwind === 2 ? 'purge' : 'content'),
  },
  {
    name: 'pages are not scanned',
    role: 'tailwind',
    edit: (text, { pages }) => text.replaceAll(/\{[\w,]*\}/g, '{html,js}').replaceAll(`.${pages}'`, ".html'"),
    topic: 'covers',
    level: 'wrong',
    says: ({ pages }) => pages,
  },
  {
    name: 'the globs are relative in HBuilderX',
    role: 'tailwind',
    edit: text => text.replace(/\]\.map\(.*\)\),/, '],'),
    topic: 'globs',
    level: 'wrong',
    says: () => '__dirname',
  },
  {
    name: 'the style entry has no utilities',
    role: 'style',
    edit: text => without(text, /@tailwind utilities/),
    topic: 'directive:utilities',
    level: 'wrong',
    says: () => '@tailwind utilities;',
  },
  {
    name: 'the style entry imports nothing',
    role: 'style',
    edit: text => text.replace(/@import .*/, '.card { color: red; }'),
    topic: 'import',
    level: 'wrong',
    says: recipe => quote(recipe, 'style', /@import/),
  },
  {
    name: 'the style entry is written for the other major',
    role: 'style',
    edit: (text, { tailwind }) =>
      tailwind === 4
        ? text.replace(/@import .*/, '@tailwind utilities;')
        : text.replace(
            /@tailwind base;\n@tailwind components;\n@tailwind utilities;/,
            '@import "tailwindcss";',
          ),
    topic: ({ tailwind }) => (tailwind === 4 ? 'directive:utilities' : 'import'),
    level: 'wrong',
    says: ({ tailwind }) => (tailwind === 4 ? '@import "weapp-tailwindcss' : '@tailwind base;'),
  },
  {
    name: 'the style entry imports Tailwind itself',
    role: 'style',
    edit: text => text.replace(/@import "weapp-tailwindcss[^"]*"/, '@import "tailwindcss"'),
    topic: 'import',
    // The plugin of the default line rewrites it; older ones do not.
    level: 'unsure',
    says: recipe => quote(recipe, 'style', /@import/),
  },
  {
    name: 'the style entry is not loaded',
    role: 'load',
    edit: text => without(text, /\.css/),
    topic: 'loads',
    level: 'wrong',
    says: recipe => quote(recipe, 'load', /\.css/),
  },
  {
    name: 'the plugin is not installed',
    role: 'package',
    edit: text => text.replace(/\s*"weapp-tailwindcss": "[^"]*",?/, '').replace(/,(\s*\})/g, '$1'),
    topic: 'package:weapp-tailwindcss',
    level: 'wrong',
    says: () => '"weapp-tailwindcss": "',
  },
  {
    name: 'Tailwind is not installed',
    role: 'package',
    edit: text => text.replace(/\s*"tailwindcss": "[^"]*",?/, '').replace(/,(\s*\})/g, '$1'),
    topic: 'package:tailwindcss',
    level: 'wrong',
    says: () => '"tailwindcss": "',
  },
  {
    name: 'the other major of Tailwind is installed',
    role: 'package',
    edit: (text, { tailwind }) =>
      text.replace(/"tailwindcss": "[^"]*"/, `"tailwindcss": "^${tailwind === 4 ? 3 : 4}.0.0"`),
    topic: 'package:tailwindcss',
    level: 'wrong',
    says: () => '"tailwindcss": "',
  },
  {
    name: 'the patch is not part of postinstall',
    role: 'package',
    edit: text => without(text, /postinstall/).replace(/,(\s*\})/g, '$1'),
    topic: 'patch',
    level: 'wrong',
    says: () => '"postinstall": "weapp-tw patch"',
  },
]
