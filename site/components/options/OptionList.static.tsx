import type { ListedOption } from '@site/data/api/list-options'
import Link from '@theme/Link'
import { Fragment } from 'react'
import './OptionList.css'

/** Longer names do not fit beside their descriptions. */
const LONG = 30

/** Options with their purposes, a row each that leads to the explanation. */
export default function OptionList({ options }: { options: ListedOption[] }) {
  return (
    <dl className="option-list">
      {options.map(({ name, purpose, href, type, isUnused, removed, id }) => (
        <div key={name} id={id} data-unused={isUnused ? '' : undefined}>
          <dt>
            <Link href={href}>
              <code>{name.length > LONG ? breakName(name) : name}</code>
            </Link>
          </dt>
          {type && (
            <dd>
              <code>{type}</code>
            </dd>
          )}
          <dd>
            {purpose}
            {removed && <span className="option-tag">{removed}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Allows line breaks before the capitals of a name. */
export function breakName(name: string) {
  return name.split(/(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant name never change places
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
