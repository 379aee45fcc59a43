import Link from '@theme/Link'
import { SHOWCASE_ISSUE, showcase } from '../data/showcase'
import { Cover } from './figures/cover'

/** Projects that use the plugin: a drawn cover, the name, and what is known. */
export default function Showcase() {
  return (
    <ul className="showcase">
      {showcase.map(({ name, fact }) => (
        <li key={name}>
          <Cover name={name} drawing={fact?.drawing} />
          <strong>{name}</strong>
          {fact && <span>{fact.about}</span>}
          <Link href={SHOWCASE_ISSUE} aria-label={`${name}登记于 #270`}>
            登记于 #270
          </Link>
        </li>
      ))}
    </ul>
  )
}
