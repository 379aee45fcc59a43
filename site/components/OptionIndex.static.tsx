import { goals } from '@site/data/api/goals'
import Link from '@theme/Link'

/** All options of the plugin, grouped by what a reader wants to do, each leading to its place in the reference. */
export default function OptionIndex() {
  return (
    <>
      {goals.map(({ id, title, options }) => (
        <section key={id} className="option-group">
          <h3 id={id} className="anchor">
            {title}
            {/* biome-ignore lint/a11y/useAnchorContent: its glyph comes from the stylesheet, its name from aria-label */}
            <a
              className="hash-link"
              href={`#${id}`}
              aria-label={`${title}的直接链接`}
              title={`${title}的直接链接`}
            />
          </h3>
          <ul>
            {options.map(({ name, text }) => (
              <li key={name}>
                <Link href={`/docs/api/interfaces/UserDefinedOptions#${name.toLowerCase()}`}>
                  <code>{name}</code>
                </Link>
                ：{text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
