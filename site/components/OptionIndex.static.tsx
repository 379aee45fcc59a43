import { goals } from '@site/data/api/goals'
import { listForGoal } from '@site/data/api/list-options'
import { optionIn } from '@site/data/api/options'
import { offeredLines } from '@site/data/lines'
import ByLine from './ByLine.static'
import OptionList from './options/OptionList.static'

/** All options of the plugin, grouped by goal, with links to the reference. */
export default function OptionIndex() {
  return (
    <>
      {goals.map(({ id, title, options }) => (
        <section key={id} className="option-group">
          <h3 className="anchor" id={id}>
            {title}
            {/* biome-ignore lint/a11y/useAnchorContent: its glyph comes from the stylesheet, its name from aria-label */}
            <a className="hash-link" href={`#${id}`} aria-label={`${title}的直接链接`} />
          </h3>
          <Options options={options} />
        </section>
      ))}
    </>
  )
}

type Option = (typeof goals)[number]['options'][number]

/** The options of a goal in a line: one list if all lines have the same, else that of the chosen line. */
function Options({ options }: { options: Option[] }) {
  const entries = offeredLines.map(({ id, plugin }) => {
    const own = options.filter(({ name }) => optionIn(name, plugin))
    const names = own.map(({ name }) => name)
    return { line: id, names: names.join(), content: <OptionList options={listForGoal(names)} /> }
  })
  const isSame = new Set(entries.map(({ names }) => names)).size === 1
  return isSame ? entries[0]?.content : <ByLine entries={entries} />
}
