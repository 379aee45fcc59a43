import type { Finding, Level } from './finding'

export const levelNames: Record<Level, string> = { wrong: '要改', differs: '和教程不同', unsure: '拿不准' }

/** What was found in one file: where, what stands there, what to write, what it leads to. */
export function Findings({ id, findings }: { id: string; findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul id={id} className="checker-findings">
      {findings.map(({ level, topic, what, line, found, edit, why }) => (
        <li key={topic} data-level={level}>
          <p>
            <strong>{levelNames[level]}</strong>
            <span>{line ? `${what}（第 ${line} 行）` : what}</span>
          </p>
          {found && edit ? <Code label="现在" text={found} /> : null}
          {edit ? <Code label={found ? '改成' : '加上'} text={edit} /> : null}
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
