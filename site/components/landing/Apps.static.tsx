import Link from '@theme/Link'
import { SHOWCASE_ISSUE, showcase } from '../../data/showcase'

/** Registered mini-programs. */
export function Apps() {
  return (
    <ul className="apps">
      {showcase.map(({ name, about }) => (
        <li key={name}>
          <strong>{name}</strong>
          {about && <span>{about}</span>}
        </li>
      ))}
      <li>
        <Link href={SHOWCASE_ISSUE}>登记你的项目</Link>
      </li>
    </ul>
  )
}
