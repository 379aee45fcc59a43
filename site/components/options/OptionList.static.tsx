import type { ListedOption } from '@site/data/api/list-options'
import Link from '@theme/Link'
import { Fragment } from 'react'
import './OptionList.css'

/** Longer names do not fit beside their descriptions in every column. */
const LONG = 18

/** Options with their purposes, types and defaults, a row each that leads to the explanation. */
export default function OptionList({ options }: { options: ListedOption[] }) {
  return (
    <dl className="option-list">
      <div className="option-head" aria-hidden="true">
        <dt>选项</dt>
        <dd>用途</dd>
        <dd>类型和默认值</dd>
      </div>
      {options.map(({ name, purpose, href, type, start, isUnused, removed, id }) => (
        <div key={name} id={id} data-unused={isUnused ? '' : undefined}>
          <dt>
            <Link href={href}>
              <code>{name.length > LONG ? breakName(name) : name}</code>
            </Link>
          </dt>
          <dd>
            {purpose}
            {removed && <span className="option-tag">{removed}</span>}
          </dd>
          <dd>
            <code>{type.length > LONG ? breakName(type) : type}</code>
            {start && (
              <>
                {'\u00a0· '}
                <span>
                  默认 <code>{start}</code>
                </span>
              </>
            )}
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
