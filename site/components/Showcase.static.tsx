import { showcase } from '../data/showcase'

/** Projects that use the plugin, as they were registered: their names and what is known of them. */
export default function Showcase() {
  return (
    <ol className="showcase">
      {showcase.map(({ name, about }) => (
        <li key={name}>
          <strong>{name}</strong>
          {about && <span>{about}</span>}
        </li>
      ))}
    </ol>
  )
}
