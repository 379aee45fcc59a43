import { type Gap, gapError } from 'inkstone/model'

/**
 * Takes the place of what could not be imported. While modules are loaded, whatever they make of it is a stub as
 * well, for other components of the same modules do without; drawing, calling or reading it afterwards fails. Where
 * nobody calls it, it is no function: React would pass over a function among texts and attributes.
 */
export function stub(gap: Gap, isCalled: boolean): unknown {
  let isLoading = true
  queueMicrotask(() => {
    isLoading = false
  })
  const use = () => {
    if (isLoading) return made
    throw gapError(gap)
  }
  const get = (_: object, key: string | symbol) =>
    isLoading && key === Symbol.toPrimitive ? () => '' : use()
  const ownKeys = (target: object) => {
    if (!isLoading) use()
    return Reflect.ownKeys(target)
  }
  const construct = use as () => object
  const made: unknown = isCalled
    ? new Proxy(function absent() {}, { apply: use, construct, get })
    : new Proxy({}, { get, ownKeys })
  return made
}
