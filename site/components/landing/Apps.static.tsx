import Link from '@theme/Link'
import { SHOWCASE_ISSUE, showcase } from '../../data/showcase'

/** The names of registered mini-programs. */
export function Apps() {
  return (
    <ul className="apps">
      {showcase.map(({ name }) => (
        <li key={name}>
          <strong>{name}</strong>
        </li>
      ))}
      <li>
        <Link href={SHOWCASE_ISSUE}>登记你的项目</Link>
      </li>
    </ul>
  )
}
