import Link from '@theme/Link'
import { SHOWCASE_ISSUE, showcase } from '../data/showcase'

/** Projects that use the plugin: their names, what is known of them, and a place for one more. */
export default function Showcase() {
  return (
    <ul className="showcase">
      {showcase.map(({ name, about }) => (
        <li key={name}>
          <strong>{name}</strong>
          {about && <span>{about}</span>}
        </li>
      ))}
      <li className="showcase-add" id="add-yours">
        <strong>
          <Link href={SHOWCASE_ISSUE}>登记你的项目</Link>
        </strong>
        <span>在 issue #270 留言，写上名字和一句话介绍，附上小程序码。</span>
      </li>
    </ul>
  )
}
