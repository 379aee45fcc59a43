import { showcase } from '../data/showcase'

/** Projects that use the plugin, as a list that reads like an index. */
export default function Showcase() {
  return (
    <ol className="showcase">
      {showcase.map(({ name, about, field }, index) => (
        <li key={name}>
          <span className="showcase-number" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <span className="showcase-name">{name}</span>
          <span className="showcase-about">{about ?? ''}</span>
          <span className="showcase-field">{field}</span>
        </li>
      ))}
    </ol>
  )
}
