import Link from '@theme/Link'
import type { Report, Verdict } from './check'
import type { Effect } from './judge/difference'
import type { CheckState } from './use-checker'

const verdicts: Record<Verdict, string> = {
  same: '一致',
  harmless: '有差别，但不影响',
  broken: '有差别，会出问题',
  undecided: '判断不了',
}

const sayings: Record<Exclude<CheckState['kind'], 'report'>, string> = {
  idle: '',
  working: '正在检查…',
  timeout: '检查超过 10 秒，已经停下。这些文件没有结论；去掉很长的部分再试。',
  failed: '检查没有完成：程序没有加载，或者中途出错。这些文件没有结论；刷新页面再试。',
  unrecognised: '没有认出这是哪种项目。选择 package.json 所在的那一层文件夹，或者贴上文件。',
}

/** The verdict, its basis, and the next step. */
export function Summary({ state }: { state: CheckState }) {
  const report = state.kind === 'report' ? state.report : undefined
  return (
    <div
      className="checker-summary"
      data-verdict={report?.verdict ?? (state.kind === 'idle' ? undefined : state.kind)}
    >
      <p role="status">
        {report ? <strong>{verdicts[report.verdict]}</strong> : null}
        {state.kind === 'report' ? describe(state.report) : sayings[state.kind]}
      </p>
      {report && report.verdict !== 'broken' ? <NextSteps report={report} /> : null}
    </div>
  )
}

function describe({ verdict, findings, missing }: Report): string {
  const count = (effect: Effect) => findings.filter(finding => finding.effect === effect).length
  const parts = [
    count('breaks') > 0 ? `会出问题 ${count('breaks')} 处` : '',
    count('unknown') > 0 ? `判断不了 ${count('unknown')} 处` : '',
    count('none') > 0 ? `不影响 ${count('none')} 处` : '',
  ].filter(Boolean)
  if (missing.length > 0) parts.push(`还没有 ${missing.map(({ path }) => path).join('、')}`)
  if (verdict === 'same') return '检查的每一项都和教程一样。'
  return `${parts.join('，')}。`
}

function NextSteps({ report: { verdict } }: { report: Report }) {
  if (verdict === 'undecided') return null
  return (
    <ul>
      <li>
        用 <code>npm ls weapp-tailwindcss tailwindcss</code> 看实际装了哪个版本。
      </li>
      <li>
        运行 <code>npx weapp-tw patch</code>，再重启构建。
      </li>
      <li>
        还是没有样式，从<Link href="#checklist">排查清单</Link>的第 3 步接着查产物。
      </li>
    </ul>
  )
}
