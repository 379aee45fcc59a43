import type { StyleEntry, StyleStatement } from '../model'
import { findIgnoring } from '../read/find-ignoring'
import { isTailwind } from '../read/read-style'
import { folderOf, joinPath } from '../script/paths'
import { codeAt } from '../script/syntax'
import { type AddStatement, type Context, type Difference, isOlder } from './difference'
import { judgeDirectives } from './judge-directives'

/** Judges the style entry: it must import Tailwind CSS first, and scan the pages. */
export function judgeStyle(entry: StyleEntry, context: Context): Difference[] {
  const { expectation, recipe, reading } = context
  const differences: Difference[] = []
  const add: AddStatement = (effect, cause, what, why, statement, edit) =>
    differences.push({ effect, role: 'style', cause, what, why, at: statement?.at, edit })
  const own = recipe.style.state === 'read' ? recipe.style.value.statements : []
  const code = own
    .filter(isTailwind)
    .map(({ at }) => codeAt(at))
    .join('\n')
  const isUnsure = reading.setup.style.state === 'read' && reading.setup.style.doubts.length > 0
  for (const name of new Set(entry.attributes))
    add('unknown', `style-attribute:${name}`, `样式块上有 ${name}`, '教程里没有它。')
  if (expectation.tailwind === 4) judgeImports(entry, context, code, isUnsure, add)
  else judgeDirectives(entry, context, code, isUnsure, add)
  return differences
}

function judgeImports(
  entry: StyleEntry,
  context: Context,
  code: string,
  isUnsure: boolean,
  add: AddStatement,
): void {
  const { statements, language } = entry
  if (/^(?:scss|sass|less)$/.test(language))
    add(
      'breaks',
      'language',
      `样式入口是 ${language}`,
      'Tailwind CSS 4 不和 Sass、Less 搭配，入口要放在单独的 .css 文件里。',
      statements[0],
      code,
    )
  else if (language !== 'css')
    add('unknown', 'language', `样式入口是 ${language}`, '教程里是 CSS。', statements[0])
  const imports = statements.filter(
    (statement): statement is StyleStatement & { kind: 'import' } =>
      statement.kind === 'import' && isTailwind(statement),
  )
  const [first, second] = imports
  if (!first) {
    const directive = statements.find(({ kind }) => kind === 'directive')
    if (directive)
      add(
        'breaks',
        'import',
        '这是 Tailwind CSS 3 的写法',
        'Tailwind CSS 4 用 @import 引入；只有这一行，主题和预检样式都没有。',
        directive,
        code,
      )
    else if (!isUnsure)
      add(
        'breaks',
        'import',
        '没有引入 Tailwind CSS',
        '原子类都从这一行来，少了它一条都没有。',
        undefined,
        code,
      )
    return
  }
  const before = statements.slice(0, statements.indexOf(first)).find(statement => !mayPrecede(statement))
  if (before)
    add(
      before.kind === 'rule' ? 'breaks' : 'unknown',
      'import-order',
      '@import 前面有别的内容',
      '@import 要写在最前面。用 Vite 时，前面有规则它会被忽略，一条原子类都没有。',
      before,
      code,
    )
  if (second) add('unknown', 'import-twice', 'Tailwind CSS 引入了两次', '教程里只有一次。', second)
  judgeTarget(first, context, code, add)
  judgeModifiers(first, statements, context, add)
  judgeRest(entry, first, context, add)
}

function mayPrecede(statement: StyleStatement): boolean {
  if (statement.kind === 'import') return true
  return (
    statement.kind === 'at-rule' &&
    (statement.name === 'charset' || (statement.name === 'layer' && !/\{/.test(codeAt(statement.at))))
  )
}

function judgeTarget(
  statement: StyleStatement & { kind: 'import' },
  { expectation, plugin, rewritesImports }: Context,
  code: string,
  add: AddStatement,
): void {
  const { target } = statement
  const wanted = expectation.import!
  if (target === wanted) return
  if (target === 'weapp-tailwindcss/css' && wanted === 'weapp-tailwindcss')
    add('none', 'import', '引入的是 weapp-tailwindcss/css', '和 weapp-tailwindcss 是同一份样式。', statement)
  else if (target === 'weapp-tailwindcss' && wanted === 'weapp-tailwindcss/css')
    add(
      'breaks',
      'import',
      '少了 /css',
      'uni-app 会把它解析成一个 JS 文件，构建停在 Unknown word。',
      statement,
      code,
    )
  else if (target === 'tailwindcss' && isOlder(plugin, rewritesImports))
    add(
      'breaks',
      'import',
      '引入的是 tailwindcss',
      '里面有小程序不支持的 @layer 和选择器，要引入插件改写过的那一份。',
      statement,
      code,
    )
  else if (target === 'tailwindcss')
    add(
      'unknown',
      'import',
      '引入的是 tailwindcss',
      `插件 ${rewritesImports} 起会替你改写它，4.2 不会。照教程写，哪个版本都能用。`,
      statement,
      code,
    )
  else
    add(
      'unknown',
      'import',
      `引入的是 ${target}`,
      '教程里是另一份。只想要其中一部分时可以这样写。',
      statement,
      code,
    )
}

/** Judges `source(none)` and `source("…")`, which determine the scanned files. */
function judgeModifiers(
  { modifiers, ...statement }: StyleStatement & { kind: 'import' },
  statements: StyleStatement[],
  { expectation }: Context,
  add: AddStatement,
): void {
  if (!modifiers) return
  const [, source] = /^source\(\s*(none|["'][^"']*["'])\s*\)$/.exec(modifiers) ?? []
  const at = { ...statement, modifiers } as StyleStatement
  if (source === undefined) {
    add(
      'unknown',
      'import-modifier',
      `@import 后面有 ${modifiers}`,
      '它改变类名、层或扫描范围，教程里没有。',
      at,
    )
    return
  }
  const folder = folderOf(statement.at.path)
  const covers = (target: string) => isCovered(joinPath(folder, target), expectation.scanned[0]!)
  const sources = statements.filter(
    (other): other is StyleStatement & { kind: 'source' } => other.kind === 'source' && !other.isNot,
  )
  const isScanned =
    source === 'none'
      ? sources.some(({ target }) => covers(target))
      : covers(source.slice(1, -1)) || sources.some(({ target }) => covers(target))
  if (!isScanned)
    add(
      'breaks',
      'source',
      '页面不在扫描范围里',
      `${modifiers} 关掉了自动扫描，@source 又没有指到页面所在的目录，页面里的类名都没有样式。`,
      at,
    )
  else
    add('unknown', 'source', `扫描范围用 ${modifiers} 指定`, '页面在范围里，别的目录里的类名要自己确认。', at)
}

/** Whether a folder or glob of `@source` includes a path. */
export function isCovered(target: string, path: string): boolean {
  const [folder = ''] = /^[^*{[?]*/.exec(target) ?? []
  const start =
    folder === target ? (target ? `${target}/` : '') : folderOf(folder) ? `${folderOf(folder)}/` : ''
  const [, ending] = /\.(?:\{([^}]*)\}|(\w+))$/.exec(target)?.filter(part => part !== undefined) ?? []
  const isEnding =
    folder === target || !ending || ending.split(',').includes(path.slice(path.lastIndexOf('.') + 1))
  return path.startsWith(start) && isEnding
}

function judgeRest(
  { statements, path }: StyleEntry,
  first: StyleStatement,
  { expectation: { sourceNot, scanned, isElsewhere }, project }: Context,
  add: AddStatement,
): void {
  const folder = folderOf(path)
  const excluded = statements.filter(
    (statement): statement is StyleStatement & { kind: 'source' } =>
      statement.kind === 'source' && statement.isNot,
  )
  for (const statement of excluded) {
    const target = joinPath(folder, statement.target)
    if (target === sourceNot) continue
    if (scanned.some(page => isCovered(target, page)))
      add(
        'breaks',
        'source-not',
        `@source not 排除了 ${statement.target}`,
        '页面就在里面，页面里的类名都没有样式。',
        statement,
      )
    else if (/^(?:dist|unpackage|node_modules|build)\b/.test(target))
      add('none', 'source-not', `多排除了 ${statement.target}`, '里面没有源码。', statement)
    else add('unknown', 'source-not', `排除了 ${statement.target}`, '里面的类名没有样式。', statement)
  }
  const isIgnored = findIgnoring(`${sourceNot}/app.js`, project.ignores ?? []) !== undefined
  if (sourceNot && !excluded.some(({ target }) => joinPath(folder, target) === sourceNot))
    add(
      isIgnored ? 'none' : 'unknown',
      'source-not',
      `没有排除构建产物 ${sourceNot}`,
      isIgnored
        ? '.gitignore 里有它，Tailwind CSS 4 不扫描。'
        : `产物又被当成源码扫描${isElsewhere ? '，保存一次就反复编译' : '，构建变慢，旧的类名也去不掉'}。.gitignore 里有它的话不要紧。`,
      undefined,
      `@source not "${folder ? '../' : ''}${sourceNot}";`,
    )
  for (const statement of statements) {
    if (statement === first || isTailwind(statement) || (statement.kind === 'source' && statement.isNot))
      continue
    if (statement.kind === 'source')
      add('none', 'source-more', `多扫描 ${statement.target}`, '只会多出一些类。', statement)
    else if (statement.kind === 'import')
      add(
        'unknown',
        `import:${statement.target}`,
        `还引入了 ${statement.target}`,
        '里面有什么不清楚。',
        statement,
      )
    else if (statement.kind === 'rule')
      add('none', 'own-rules', '有自己写的样式', '和原子类一起输出。', statement)
    else if (statement.kind === 'at-rule') judgeAtRule(statement, add)
  }
}

function judgeAtRule(statement: StyleStatement & { kind: 'at-rule' }, add: AddStatement): void {
  const { name } = statement
  const isReset = name === 'theme' && /:\s*initial\b/.test(codeAt(statement.at))
  const isHarmless =
    /^(?:theme|utility|custom-variant|layer|keyframes|font-face|media|supports|charset)$/.test(name) &&
    !isReset &&
    !(name === 'theme' && statement.params.includes('prefix'))
  if (isHarmless)
    add('none', `at-rule:${name}`, `有 @${name}`, '它只增加样式，或者增加可以用的类。', statement)
  else add('unknown', `at-rule:${name}`, `有 @${name}`, '它改变生成的类或样式，教程里没有。', statement)
}
