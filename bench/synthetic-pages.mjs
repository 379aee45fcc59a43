// Writes any number of pages: Chinese text, three distinct code fences per page, a table, links to neighbours.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PER_FOLDER = 50
const CLAUSES = [
  '小程序的模板只接受字母、数字和少数符号',
  '构建工具在产物写出之前调用插件',
  '样式里的单位由预处理换算',
  '分包之间的样式互不影响',
  '自定义组件默认隔离外部样式',
  '原子类在扫描源码时收集',
  '缓存命中时跳过语法分析',
  '任意值写在方括号里',
  '运行时不需要额外的脚本',
  '预检样式只作用于视图和文本',
  '主题色写在变量里',
  '热更新只处理改动的文件',
  '多端构建按平台区分配置',
  '转义之后的名字仍然可读',
  '选择器里的伪类会被移除',
  '字体文件放在网络地址上',
  '类名合并在运行时完成',
  '条件编译由框架负责',
  '补丁写进依赖目录',
  '页面样式与全局样式各自输出',
]
const WORDS = ['设置', '检查', '改写', '合并', '引入', '声明', '导出', '扫描', '替换', '压缩']

/** Markdown differences between generators. */
const PLAIN = {
  title: '',
  heading: (text, id) => `${text} {#${id}}`,
  link: (to, id) => `${to}.md#${id}`,
  tip: title => `:::tip ${title}`,
}

/** Writes `count` pages below `dir`, fifty per folder; `flat` writes all to one. Deterministic. */
export function writePages(dir, { count, flat = false, dialect = PLAIN }) {
  const random = mulberry32(count)
  for (let i = 0; i < count; i++) {
    const file = join(dir, `${pagePath(i, flat)}.md`)
    if (i % PER_FOLDER === 0) mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, page({ i, count, random, flat, dialect: { ...PLAIN, ...dialect } }))
  }
}

/** Returns the folder names that `writePages` creates. */
export function listFolders(count) {
  return Array.from({ length: Math.ceil(count / PER_FOLDER) }, (_, index) => `topic-${index}`)
}

function pagePath(i, flat) {
  return flat ? `page-${i}` : `topic-${Math.floor(i / PER_FOLDER)}/page-${i}`
}

function page({ i, count, random, flat, dialect }) {
  const pick = list => list[Math.floor(random() * list.length)]
  const sentence = () =>
    `${pick(CLAUSES)}，${pick(WORDS)}第 ${Math.floor(random() * 900)} 项时${pick(CLAUSES)}。`
  const paragraph = () => Array.from({ length: 4 }, sentence).join('')
  const next = (i + 1) % count
  const link = dialect.link(`${flat ? './' : '../'}${pagePath(next, flat)}`, `s${next}a`)
  const title = `第 ${i} 页 ${pick(WORDS)}`
  return `---
title: ${title}
description: ${sentence()}
---
${dialect.title && `\n${dialect.title} ${title}\n`}
${paragraph()} 参见[下一页](${link})。

## ${dialect.heading(pick(CLAUSES), `s${i}a`)}

${paragraph()}

\`\`\`ts title="config-${i}.ts"
export interface Options${i} {
  rootValue: number
  units: ('rpx' | 'px')[]
}
export function define${i}(options: Options${i}): string {
  return options.units.map(unit => \`\${options.rootValue * ${i}}\${unit}\`).join(' ')
}
\`\`\`

${paragraph()}

\`\`\`css
.page-${i} > .item {
  width: ${i}rpx;
  color: rgb(${i % 255} 0 0 / 50%);
}
\`\`\`

## ${dialect.heading(pick(CLAUSES), `s${i}b`)}

| 选项 | 类型 | 默认 |
| --- | :---: | ---: |
| \`opt${i}a\` | boolean | ${i} |
| \`opt${i}b\` | string | ${pick(WORDS)} |

${dialect.tip(`提示 ${i}`)}

${sentence()}

:::

### ${dialect.heading(`${pick(WORDS)} ${i}`, `s${i}c`)}

${paragraph()}

\`\`\`json
{ "name": "page-${i}", "order": ${i}, "enabled": ${i % 2 === 0} }
\`\`\`

- ${sentence()}
- ${sentence()}
`
}

/** A small seeded random generator. */
function mulberry32(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
