import { CODE, COLORS, SIZES, type Variable } from '../data/variables'
import { ScrollTable } from '../parts/ScrollTable'

/** Tables of the variables of the theme. */
export default function ThemeVariables() {
  return (
    <>
      <Table head="Colour" variables={COLORS} isNumbered />
      <Table head="Code" variables={CODE} />
      <Table head="Size" variables={SIZES} />
    </>
  )
}

function Table({
  head,
  variables,
  isNumbered,
}: {
  head: string
  variables: Variable[]
  isNumbered?: boolean
}) {
  const hasModes = variables.some(({ dark }) => dark)
  return (
    <ScrollTable label={`${head}: variables`}>
      <thead>
        <tr>
          <th>{head}</th>
          <th>sets</th>
          <th>{hasModes ? 'light' : 'default'}</th>
          {hasModes && <th>dark</th>}
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, sets, light, dark }, index) => (
          <tr key={name}>
            <td className="variable-name">
              {hasModes && <i className={`swatch swatch${name.slice(1)}`} aria-hidden="true" />}
              <code>{name}</code>
              {isNumbered && index < 14 && <b className="map-number">{index + 1}</b>}
            </td>
            <td>{sets}</td>
            <td>
              <code>{light}</code>
            </td>
            {hasModes && <td>{dark ? <code>{dark}</code> : 'the same'}</td>}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
