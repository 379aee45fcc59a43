// Writes a site of any size: Chinese text, three distinct fences a page, a table, links to neighbours.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Writes `count` pages below `dir`; `flat` puts them all in one sidebar level. */
export function writeSyntheticSite(dir, { count, flat }) {
  rmSync(dir, { recursive: true, force: true })
  const random = mulberry32(count)
  const perFolder = flat ? count : 50
  for (let i = 0; i < count; i++) {
    const folder = join(dir, 'docs', flat ? '.' : `topic-${Math.floor(i / perFolder)}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `page-${i}.md`), page(i, count, random, flat))
  }
  writeFileSync(join(dir, 'docs', 'intro.md'), '---\ntitle: 开始\n---\n\n从这里开始。\n')
  mkdirSync(join(dir, 'pages'), { recursive: true })
  writeFileSync(join(dir, 'pages', 'index.md'), '[开始](/docs/intro)\n')
  writeFileSync(join(dir, 'site.config.ts'), config())
}

function page(i, count, random, flat) {
  const pick = list => list[Math.floor(random() * list.length)]
  const sentence = () =>
    `${pick(CLAUSES)}，${pick(WORDS)}第 ${Math.floor(random() * 900)} 项时${pick(CLAUSES)}。`
  const paragraph = () => Array.from({ length: 4 }, sentence).join('')
  const next = (i + 1) % count
  const link = flat ? `./page-${next}.md` : `../topic-${Math.floor(next / 50)}/page-${next}.md`
  return `---
title: 第 ${i} 页 ${pick(WORDS)}
description: ${sentence()}
---

${paragraph()} 参见[下一页](${link}#s${next}a)。

## ${pick(CLAUSES)} {#s${i}a}

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

## ${pick(CLAUSES)} {#s${i}b}

| 选项 | 类型 | 默认 |
| --- | :---: | ---: |
| \`opt${i}a\` | boolean | ${i} |
| \`opt${i}b\` | string | ${pick(WORDS)} |

:::tip 提示 ${i}

${sentence()}

:::

### ${pick(WORDS)} ${i} {#s${i}c}

${paragraph()}

\`\`\`json
{ "name": "page-${i}", "order": ${i}, "enabled": ${i % 2 === 0} }
\`\`\`

- ${sentence()}
- ${sentence()}
`
}

function config() {
  return `import { defineConfig } from '../../../engine/config'

export default defineConfig({
  title: 'bench',
  url: 'https://bench.example',
  docs: { lastUpdate: { date: false } },
  navbar: { items: [{ type: 'doc', docId: 'intro', label: '开始' }] },
})
`
}

/** A small seeded generator: the same site every time. */
function mulberry32(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
