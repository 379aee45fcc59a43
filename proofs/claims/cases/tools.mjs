import { buildWithVite } from '../helpers/bundlers.mjs'
import { tailwind4 } from '../helpers/tailwind.mjs'

const imageClass = '@import "tailwindcss/utilities.css" source(none); @source inline("bg-[url(./hero.png)]");'

export async function imageInVite4({ createProject, require }) {
  const project = createProject({ files: { 'hero.png': 'x', 'a.css': imageClass }, isInside: true })
  const output = await buildWithVite(project.path(), project.path('a.css'), {
    postcssPlugins: [require('@tailwindcss/postcss')({ optimize: false })],
  })
  return output.map(({ source }) => source)
}

/** One image lies beside the stylesheet, the other one does not. */
export async function imagesInVite3({ createProject, require }) {
  const project = createProject({
    files: { 'hero.png': 'x', 'a.css': '@tailwind utilities;' },
    isInside: true,
  })
  const content = [{ raw: 'bg-[url(./hero.png)] bg-[url(./none.png)]' }]
  const [{ source }] = await buildWithVite(project.path(), project.path('a.css'), {
    postcssPlugins: [require('tailwindcss')({ content })],
  })
  return source
}

export async function cssModules({ createProject }) {
  const project = createProject({ files: { 'a.module.css': '.p-4 { padding: 1rem }' }, isInside: true })
  const output = await buildWithVite(project.path(), project.path('a.module.css'))
  return output.find(({ fileName }) => fileName.endsWith('.css')).source
}

export async function ignoreTagInApplication({ createProject }) {
  const project = createProject({
    files: { 'ignore.js': 'export { weappTwIgnore } from "weapp-tailwindcss/escape"' },
    isInside: true,
  })
  try {
    const [{ code }] = await buildWithVite(project.path(), project.path('ignore.js'), {
      minify: false,
      preserveEntrySignatures: 'strict',
    })
    return code
  } catch (error) {
    return error.message
  }
}

export function requireInViteConfig({ createProject, require }) {
  const project = createProject({
    files: {
      'package.json': '{ "type": "module" }',
      'vite.config.ts': 'export default { plugins: [require("tailwindcss")] }',
    },
  })
  const command = { command: 'build', mode: 'production' }
  const file = project.path('vite.config.ts')
  return require('vite').loadConfigFromFile(command, file, project.path(), 'silent')
}

export function minifiedIgnoreMarks({ require }) {
  const code = `export function f() {
    const weappTwIgnore = String.raw
    return [weappTwIgnore\`a\`, /* weapp-tw ignore */ \`b\`]
  }`
  return require('esbuild').transformSync(code, { minify: true }).code
}

export function optionsInScriptSetup({ require }) {
  const { compileScript, parse } = require('@vue/compiler-sfc')
  const { descriptor } = parse(
    '<script setup>defineOptions({ options: { styleIsolation: `apply-shared` } })</script>',
  )
  return compileScript(descriptor, { id: 'a' }).content
}

export function scopedStyle({ require }) {
  const { compileStyle } = require('@vue/compiler-sfc')
  return compileStyle({ source: '.p-4{padding:1rem}', id: 'data-v-1', scoped: true }).code
}

export function tagsInXmlMode({ require }) {
  const seen = []
  const handler = {
    onopentag: name => seen.push(name),
    onclosetag: name => seen.push(`/${name}`),
  }
  ;new (require('htmlparser2').Parser)(handler, { xmlMode: true }).end('<Aa/><b></b>')
  return seen
}

export function importInSass({ createProject, require }) {
  const project = createProject({ files: { '_part.scss': '.a{color:red}' } })
  const warnings = []
  require('sass').compileString('@import "part";', {
    loadPaths: [project.path()],
    logger: { warn: text => warnings.push(text) },
  })
  return warnings
}

/** A stylesheet of the application and one of a package. */
export function remOfPackages({ require }) {
  return ['/a/app.css', '/a/node_modules/b.css'].map(
    from => require('postcss')([remToRpx(require)]).process('.a{width:1rem}', { from }).css,
  )
}

export async function remOfTheme({ require }) {
  const css = await tailwind4('@import "weapp-tailwindcss/css";', ['p-4', 'text-sm'])
  return require('postcss')([remToRpx(require)]).process(css, { from: undefined }).css
}

function remToRpx(require) {
  const loaded = require('postcss-rem-to-responsive-pixel')
  const plugin = loaded.default ?? loaded
  return plugin({ rootValue: 32, propList: ['*'], transformUnit: 'rpx' })
}

/** Whether TypeScript finds the types with the two ways to resolve modules: "node10" and "bundler". */
export function typesOfPostcssPlugin({ require }) {
  const { resolveModuleName, sys } = require('typescript')
  return [2, 100].map(moduleResolution => {
    const options = { module: 99, moduleResolution }
    const { resolvedModule } = resolveModuleName(
      '@tailwindcss/postcss',
      `${process.cwd()}/a.ts`,
      options,
      sys,
    )
    return Boolean(resolvedModule)
  })
}
