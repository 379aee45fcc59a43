import type { StyleEntry, StyleStatement } from '../model'
import { isTailwind } from '../read/read-style'
import { codeAt } from '../script/syntax'
import type { AddStatement, Context } from './difference'

/** Judges the style entry for Tailwind CSS 2 and 3: three directives in order, and other statements. */
export function judgeDirectives(
  { statements }: StyleEntry,
  context: Context,
  code: string,
  isUnsure: boolean,
  add: AddStatement,
): void {
  const wanted = ['base', 'components', 'utilities']
  const directives = statements.filter(
    (statement): statement is StyleStatement & { kind: 'directive' } => statement.kind === 'directive',
  )
  const newer = statements.find(statement => statement.kind === 'import' && isTailwind(statement))
  if (newer) {
    add(
      'breaks',
      'import',
      '这是 Tailwind CSS 4 的写法',
      `选的教程用 Tailwind CSS ${context.expectation.tailwind}，它用三条 @tailwind 指令。`,
      newer,
      code,
    )
    return
  }
  if (directives.length === 0 && !isUnsure) {
    add(
      'breaks',
      'import',
      '没有引入 Tailwind CSS',
      '原子类都从三条 @tailwind 指令来，少了它们一条都没有。',
      undefined,
      code,
    )
    return
  }
  for (const name of wanted) {
    const [first, second] = directives.filter(directive => directive.name === name)
    if (second)
      add('unknown', `directive:${name}`, `@tailwind ${name} 写了两次`, '多半只有后一遍展开。', second)
    if (first || isUnsure) continue
    if (name === 'components')
      add(
        'unknown',
        `directive:${name}`,
        `没有 @tailwind ${name}`,
        '用到组件类的插件会没有样式。',
        undefined,
        code,
      )
    else
      add(
        'breaks',
        `directive:${name}`,
        `没有 @tailwind ${name}`,
        name === 'base' ? '阴影、渐变、位移靠它给变量初值。' : '原子类都从这一行来，少了它一条都没有。',
        undefined,
        code,
      )
  }
  const order = directives.map(({ name }) => wanted.indexOf(name))
  if (order.some((position, index) => index > 0 && position < order[index - 1]!))
    add(
      'unknown',
      'directive-order',
      '@tailwind 的顺序和教程不同',
      '后面的覆盖前面的，顺序反了结果会不同。',
      directives[0],
      code,
    )
  for (const directive of directives)
    if (!wanted.includes(directive.name))
      add(
        'unknown',
        `directive:${directive.name}`,
        `@tailwind ${directive.name}`,
        '教程里没有它。',
        directive,
      )
  const own = context.recipe.style.state === 'read' ? context.recipe.style.value.statements : []
  for (const [index, statement] of statements.entries()) {
    if (statement.kind === 'directive') {
      const isPlain = /^@tailwind\b/.test(codeAt(statement.at))
      if (!isPlain && !own.some(other => codeAt(other.at) === codeAt(statement.at)))
        add(
          /^(?:gulp|node)$/.test(context.expectation.host) ? 'unknown' : 'none',
          `directive-form:${statement.name}`,
          `用 ${codeAt(statement.at).split('\n')[0]} 代替 @tailwind`,
          '引入的文件里就是同一条指令。',
          statement,
        )
    } else if (statement.kind === 'rule') {
      const isBefore = statements.slice(index).some(other => other.kind === 'directive')
      add(
        isBefore ? 'unknown' : 'none',
        'own-rules',
        '有自己写的样式',
        isBefore ? '写在 @tailwind 前面，会被后面的覆盖。' : '和原子类一起输出。',
        statement,
      )
    } else if (statement.kind === 'import')
      add(
        'unknown',
        `import:${statement.target}`,
        `还引入了 ${statement.target}`,
        '里面有什么不清楚。',
        statement,
      )
    else if (
      statement.kind === 'at-rule' &&
      /^(?:layer|media|keyframes|font-face|supports|charset)$/.test(statement.name)
    )
      add('none', `at-rule:${statement.name}`, `有 @${statement.name}`, '它只增加样式。', statement)
    else add('unknown', 'at-rule', '有教程里没有的规则', '它改变生成的类或样式。', statement)
  }
}
