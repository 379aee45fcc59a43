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

/** What React and promises look for on whatever they are given. */
const UNKNOWN =
  /^(?:then|prototype|\$\$typeof|contextTypes?|childContextTypes|getDerivedStateFromProps|defaultProps|propTypes|toJSON|_\w*)$/

/**
 * Takes the place of a module of the site's owner that is not installed, so that pages show the rest: a component of it
 * shows its children, whatever else is read or called gives the same again, and as a text or an attribute it is empty.
 */
export function blank(): unknown {
  // React alone hands over props and a second argument that is not given.
  const isDrawn = (args: unknown[]) => args.length === 2 && args[1] === undefined
  const made: unknown = new Proxy(function absent() {}, {
    apply: (_, __, args: unknown[]) =>
      isDrawn(args) ? ((args[0] as { children?: unknown }).children ?? null) : made,
    construct: () => made as object,
    get(_, key) {
      if (key === Symbol.toPrimitive || key === 'toString') return () => ''
      if (key === Symbol.iterator) return () => [made, made, made].values()
      return typeof key === 'symbol' || UNKNOWN.test(key) ? undefined : made
    },
  })
  return made
}
