import Link from '@theme/Link'
import { SHOWCASE_ISSUE, showcase } from '../../data/showcase'
import './apps.css'

/** Names of registered mini-programs; what they are for is on the page of all. */
export function Apps() {
  return (
    <div>
      <ul className="apps">
        {showcase.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="apps-more">
        <Link className="onward" href="/docs/showcase">
          案例展示
        </Link>
        <Link className="onward" href={SHOWCASE_ISSUE}>
          登记你的项目
        </Link>
      </p>
    </div>
  )
}
