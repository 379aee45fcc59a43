import { type Gap, gapError } from 'inkstone/model'

/**
 * Replaces an import that cannot be resolved. While modules are loaded, everything derived from it is a stub as
 * well, because other components of the same modules may not need it; rendering, calling or reading it later
 * throws. If it is never called, it is no function, because React ignores functions among children and
 * attributes.
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

/** Keys that React and promises probe on any value. */
const UNKNOWN =
  /^(?:then|prototype|\$\$typeof|contextTypes?|childContextTypes|getDerivedStateFromProps|defaultProps|propTypes|toJSON|_\w*)$/

/**
 * Replaces a missing package or theme part, so that pages show the rest: as a component it renders its
 * children, reading or calling it returns itself, and as text or attribute it is empty.
 */
export function blank(): unknown {
  // Only React calls a function with props and an undefined second argument.
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
