import type { Finding } from './check'
import type { Effect } from './judge/difference'

const effectNames: Record<Effect, string> = { breaks: '会出问题', unknown: '判断不了', none: '不影响' }

/** The differences in one file: place, found code, expected code, and consequence. */
export function Findings({ id, findings }: { id: string; findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul id={id} className="checker-findings">
      {findings.map(({ effect, cause, what, line, found, edit, why }) => (
        <li key={cause} data-effect={effect}>
          <p>
            <strong>{effectNames[effect]}</strong>
            <span>{line ? `${what}（第 ${line} 行）` : what}</span>
          </p>
          {found && edit && effect !== 'none' ? <Code label="现在" text={found} /> : null}
          {edit && effect !== 'none' ? <Code label={found ? '教程' : '加上'} text={edit} /> : null}
          <p>{why}</p>
        </li>
      ))}
    </ul>
  )
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <div className="checker-code">
      <span>{label}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and by keyboard as well */}
      <pre tabIndex={0}>{text}</pre>
    </div>
  )
}
