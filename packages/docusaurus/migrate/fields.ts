/** Converts "img/logo.svg" of the static folder to this engine's form. */
export function toStatic(path: string): string {
  return /^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`
}

/** Removes empty fields. */
export function compact<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(isPlain(value) && Object.keys(value).length === 0),
    ),
  ) as Partial<Fields>
}

/** Whether a value is an object, but not an array. */
export function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
