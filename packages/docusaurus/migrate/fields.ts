/** "img/logo.svg" of the static folder, as this engine writes it. */
export function toStatic(path: string): string {
  return /^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`
}

/** Without the fields that say nothing. */
export function compact<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(isPlain(value) && Object.keys(value).length === 0),
    ),
  ) as Partial<Fields>
}

/** Whether a value is an object, and no list. */
export function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
