/** Key of the placeholder for a page component in serialized props. */
const PAGE = '$page'

/** Replaces page components in props by placeholders with their names. */
export function namePages(value: unknown, nameOf: (page: unknown) => string | undefined): unknown {
  const name = nameOf(value)
  return name === undefined ? mapParts(value, part => namePages(part, nameOf)) : { [PAGE]: name }
}

export function findPages(value: unknown, pageOf: (name: string) => unknown): unknown {
  const name = (value as { [PAGE]?: unknown } | null | undefined)?.[PAGE]
  return typeof name === 'string' ? pageOf(name) : mapParts(value, part => findPages(part, pageOf))
}

function mapParts(value: unknown, map: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !('toJSON' in value)
}
