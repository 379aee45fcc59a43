import { cpSync } from 'node:fs'
import { transformJs } from '../helpers/plugin.mjs'
import { runApart } from '../helpers/processes.mjs'

/** An entry with a variant, a utility and a colour of its own. */
const ownNames = `@import "tailwindcss";
@custom-variant wx (.wx &);
@utility mine-* { width: --value([length]); }
@theme { --color-brand: red; }`

/**
 * A project that has never been patched, started twice: whether Tailwind takes the unit for a length, whether a class
 * of the content changes in a script, and whether another one does.
 */
export function patchTakesEffectAtSecondStart({ createProject }) {
  const project = createProject({ files: { 'package.json': '{}' }, isInside: true })
  const packages = {
    tailwindcss: '../../node_modules/tailwindcss-v3',
    'tailwindcss-patch': 'node_modules/tailwindcss-patch',
    'weapp-tailwindcss': 'node_modules/weapp-tailwindcss',
  }
  for (const [name, source] of Object.entries(packages))
    cpSync(source, project.path(`node_modules/${name}`), { recursive: true })
  const start = async require => {
    const tailwind = require('tailwindcss')
    const { transformJs } = require('weapp-tailwindcss/core').createContext()
    const content = [{ raw: 'w-[611px] text-[32rpx]' }]
    const { css } = await require('postcss')([tailwind({ content })]).process('@tailwind utilities', {
      from: undefined,
    })
    const { code } = await transformJs('const a = [`w-[611px]`, `w-[612px]`]')
    return [css.includes('font-size: 32rpx'), !code.includes('w-[611px]'), !code.includes('w-[612px]')]
  }
  return ['first', 'second'].map(() => {
    const { result } = runApart(start, { cwd: project.path(), from: project.path() })
    return result.join()
  })
}

/** `a.html` lies in the working folder, the other names in an ignored file, a package and the folder above. */
export function scanOfWorkingFolder({ createProject, require }) {
  const project = createProject({
    files: {
      'app/package.json': '{}',
      'app/.gitignore': 'ignored.html\nnode_modules',
      'app/a.html': 'w-[711px]',
      'app/ignored.html': 'w-[712px]',
      'app/node_modules/lib/a.js': 'w-[713px]',
      'b.html': 'w-[714px]',
    },
    packagesIn: 'app',
  })
  const cwd = project.path('app')
  require('node:child_process').execFileSync('git', ['init', '-q'], { cwd })
  return transformNames(['w-[711px]', 'w-[712px]', 'w-[713px]', 'w-[714px]'], { cwd })
}

/** `b.html` is a source of the entry, but lies outside of the working folder. */
export function sourcesDoNotMatter({ createProject }) {
  const project = createProject({
    files: {
      'app/package.json': '{}',
      'app/app.css':
        '@import "tailwindcss"; @source "../b.html"; @utility mine-* { width: --value([length]); }',
      'app/a.html': 'w-[711px] mine-[715px] none-[716px]',
      'b.html': 'w-[714px]',
    },
    packagesIn: 'app',
  })
  return transformNames(['w-[711px]', 'mine-[715px]', 'none-[716px]', 'w-[714px]'], {
    cwd: project.path('app'),
    options: { cssEntries: [project.path('app/app.css')] },
  })
}

/** Started from the folder above, with a setting that leads back to the application. */
export function folderOfPatcher({ createProject }) {
  const project = createProject({
    files: { 'app/a.html': 'w-[711px]', 'b.html': 'w-[714px]' },
    packagesIn: 'app',
  })
  return transformNames(['w-[711px]', 'w-[714px]'], {
    cwd: project.path(),
    options: { tailwindcssPatcherOptions: { patch: { cwd: project.path('app') } } },
  })
}

/** Started beside the application, with two settings that do not lead back to it. */
export function baseIsNoScan({ createProject }) {
  const project = createProject({
    files: { 'app/a.html': 'w-[711px]', 'hbx/b.html': 'w-[714px]' },
    packagesIn: 'app',
  })
  const app = project.path('app')
  return transformNames(['w-[711px]', 'w-[714px]'], {
    cwd: project.path('hbx'),
    options: { tailwindcssBasedir: app, tailwindcss: { v4: { base: app } } },
  })
}

/** Whether names of an application and of a package stay as they are, without `sources` and with both folders. */
export function sourcesOfMonorepo({ createProject }) {
  const project = createProject({
    files: {
      'app/app.css': '@import "tailwindcss"; @source "../ui";',
      'app/a.html': 'w-[711px]',
      'ui/b.html': 'w-[713px]',
    },
    packagesIn: 'app',
  })
  const sources = ['app', 'ui'].map(name => ({
    base: project.path(name),
    pattern: '**/*.html',
    negated: false,
  }))
  return [{}, { v4: { sources } }].map(tailwindcss => {
    const code = transformNames(['w-[711px]', 'w-[713px]'], {
      cwd: project.path('app'),
      options: {
        cssEntries: [project.path('app/app.css')],
        tailwindcss,
        tailwindcssPatcherOptions: { cache: false },
      },
    })
    return ['w-[711', 'w-[713'].map(name => code.includes(name))
  })
}

/** Whether a name stays while it is in the content and when it no longer is, and whether a file keeps the names. */
export function nothingIsKept({ createProject }) {
  const project = createProject({ files: { 'package.json': '{}' }, packagesIn: '.' })
  const found = ['w-[711px]', 'w-[712px]'].map(name => {
    project.write('a.html', name)
    const code = transformNames(['w-[711px]', 'w-[712px]'], { cwd: project.path() })
    return code.includes('`w-[711px]`')
  })
  return [...found, project.exists('node_modules/.cache/tailwindcss-patch/index.json')]
}

/** Whether the plugin warns without an entry, and with one. */
export function warnsWithoutEntry({ createProject }) {
  const project = createProject({
    files: { 'package.json': '{}', 'app.css': '@import "tailwindcss";' },
    packagesIn: '.',
  })
  return [{}, { cssEntries: [project.path('app.css')] }].map(options => {
    const open = (require, given) => void require('weapp-tailwindcss/core').createContext(given)
    const { printed } = runApart(open, { cwd: project.path(), args: [options] })
    return printed.includes('未检测到 cssEntries 配置')
  })
}

/** What becomes of the brackets of a class when nothing, the base or the folder of the patcher is set. */
export function startOutsideProject({ createProject }) {
  const project = createProject({
    files: {
      'app/package.json': '{}',
      'app/main.css': '@import "tailwindcss";',
      'app/a.html': 'w-[711px]',
      'ide/empty.txt': '',
    },
    packagesIn: 'app',
  })
  const app = project.path('app')
  const settings = [{}, { tailwindcssBasedir: app }, { tailwindcssPatcherOptions: { patch: { cwd: app } } }]
  return settings.map(given => {
    const options = { ...given, cssEntries: [project.path('app/main.css')] }
    try {
      const code = transformNames(['w-[711px]'], { cwd: project.path('ide'), options })
      return /w-(.*)711px/.exec(code)[1]
    } catch (error) {
      return error.message.includes("Can't resolve") ? 'fails' : error.message
    }
  })
}

/** Which names of an entry stay as they are where the plugin knows the entry. */
export function namesOfEntry({ createProject }) {
  return keepsOwnNames(createProject, (file, sources) => ({
    cssEntries: [file],
    tailwindcss: { v4: { sources } },
  }))
}

/** The same with the entry where older versions expected it. */
export function namesOfNestedEntry({ createProject }) {
  return keepsOwnNames(createProject, (file, sources) => ({
    tailwindcss: { v4: { cssEntries: [file], sources } },
  }))
}

async function keepsOwnNames(createProject, toOptions) {
  const names = ['wx:p-21', 'mine-[21px]', 'w-[21px]', 'bg-brand/21']
  const project = createProject({
    files: { 'app.css': ownNames, 'a.html': names.join(' ') },
    isInside: true,
  })
  const sources = [{ base: project.path(), pattern: '**/*', negated: false }]
  const code = await transformJs(`const a = ${JSON.stringify(names)}`, {
    ...toOptions(project.path('app.css'), sources),
    tailwindcssPatcherOptions: cacheIn(project),
  })
  return names.map(name => code.includes(name))
}

/** Whether a name stays with an entry relative to the folder of a command, then to the sources that uni-app names. */
export function relativeEntries({ createProject }) {
  const project = createProject({
    files: {
      'app/package.json': '{}',
      'app/src/app.css': '@import "tailwindcss"; @custom-variant wx (.wx &);',
      'app/src/a.html': 'wx:p-11',
    },
    packagesIn: 'app',
  })
  const command = { npm_package_json: project.path('app/package.json') }
  const uniApp = { ...command, UNI_INPUT_DIR: project.path('app/src') }
  const keeps = (file, env) =>
    transformNames(['wx:p-11'], {
      cwd: project.path('app'),
      options: { cssEntries: [file], tailwindcssPatcherOptions: { cache: false } },
      env,
    }).includes('wx:')
  return [keeps('src/app.css', command), keeps('app.css', uniApp), keeps('src/app.css', uniApp)]
}

/** An entry that imports a file beside it, without and with a base. */
export async function importsOfEntry({ createProject }) {
  const project = createProject({
    files: {
      'tokens.css': '@custom-variant wx (.wx &);',
      'app.css': '@import "tailwindcss"; @import "./tokens.css";',
      'a.html': 'wx:p-13',
    },
    isInside: true,
  })
  const run = base =>
    transformJs('const a = `wx:p-13 w-[3px]`', {
      tailwindcss: {
        v4: {
          ...base,
          cssEntries: [project.path('app.css')],
          sources: [{ base: project.path(), pattern: 'a.html', negated: false }],
        },
      },
      tailwindcssPatcherOptions: { cache: false },
    }).catch(error => error.message)
  return [await run({}), await run({ base: project.path() })]
}

function cacheIn(project, name = 'cache') {
  return { cache: { dir: project.path(name), strategy: 'overwrite' } }
}

/** A script with class names, transformed by a process that was started in a folder. */
function transformNames(names, { cwd, options, env }) {
  const list = names.map(name => `\`${name}\``).join(', ')
  const { result } = runApart(
    async (require, code, given) => {
      const context = require('weapp-tailwindcss/core').createContext(given)
      return (await context.transformJs(code)).code
    },
    { cwd, env, args: [`const a = [${list}]`, options ?? {}] },
  )
  return result
}
