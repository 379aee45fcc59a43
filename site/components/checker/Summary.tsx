import Link from '@theme/Link'
import type { Report } from './check'
import { levelNames } from './Findings'
import type { Level } from './finding'
import type { CheckedRecipe } from './recipe'

const levels: Level[] = ['wrong', 'differs', 'unsure']

/** How many places there are, or what to do next where there are none. */
export function Summary({ report, recipe }: { report: Report | undefined; recipe: CheckedRecipe }) {
  return (
    <div className="checker-summary">
      <p role="status">{describe(report, recipe)}</p>
      {report && !report.findings.some(({ level }) => level === 'wrong') ? (
        <NextSteps report={report} />
      ) : null}
    </div>
  )
}

function describe(report: Report | undefined, { files }: CheckedRecipe): string {
  if (!report) return '贴几个查几个。比较在你的浏览器里完成，内容不会发送到任何地方。'
  const counts = levels.flatMap(level => {
    const count = report.findings.filter(finding => finding.level === level).length
    return count > 0 ? `${levelNames[level]} ${count} 处` : []
  })
  if (counts.length > 0) return `${counts.join('，')}。`
  return `没有发现问题：贴上的 ${files.length - report.unpasted.length} 个文件和教程一致。`
}

function NextSteps({ report: { unpasted } }: { report: Report }) {
  return (
    <ul>
      {unpasted.length > 0 ? <li>还没有贴：{unpasted.map(({ path }) => path).join('、')}。</li> : null}
      <li>
        用 <code>npm ls weapp-tailwindcss tailwindcss</code> 看实际装了哪个版本。
      </li>
      <li>
        删掉 <code>node_modules/.cache/tailwindcss-patch</code>，运行 <code>npx weapp-tw patch</code>
        ，再重启构建。
      </li>
      <li>
        还是没有样式，从<Link href="#checklist">排查清单</Link>的第 3 步接着查产物。
      </li>
    </ul>
  )
}
