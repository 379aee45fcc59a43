import { showcase } from '../data/showcase'

/** Registered projects that use the plugin: their names and descriptions. */
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
