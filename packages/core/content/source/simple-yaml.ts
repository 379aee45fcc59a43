/**
 * Parses the subset of YAML that most front matter uses: words, numbers, flat lists, one level of nesting.
 * Undefined for other YAML, which needs the much slower full parser.
 */
export function readSimpleYaml(yaml: string): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {}
  let nested: Record<string, unknown> | undefined
  for (const line of yaml.split('\n')) {
    const match = /^( {2})?([A-Za-z][\w-]*):(?: (\S.*))?$/.exec(line)
    if (!match) return undefined
    const [, indent, key = '', written] = match
    const target = indent ? nested : data
    if (!target || Object.hasOwn(target, key)) return undefined
    if (!indent) {
      if (isEmpty(nested)) return undefined
      nested = undefined
    }
    if (written === undefined) {
      if (indent) return undefined
      nested = {}
      target[key] = nested
      continue
    }
    const value = written.startsWith('[') ? readList(written) : readScalar(written)
    if (value === undefined) return undefined
    target[key] = value
  }
  return isEmpty(nested) ? undefined : data
}

function isEmpty(nested: object | undefined): boolean {
  return nested !== undefined && Object.keys(nested).length === 0
}

function readList(written: string): unknown[] | undefined {
  if (!/^\[[^[\]{}:#"]+\]$/.test(written)) return undefined
  const values = written
    .slice(1, -1)
    .split(',')
    .map(item => readScalar(item.trim()))
  return values.includes(undefined) ? undefined : values
}

function readScalar(written: string): string | number | boolean | undefined {
  if (/^(?:0|[1-9]\d{0,14})$/.test(written)) return Number(written)
  if (written === 'true' || written === 'false') return written === 'true'
  if (/^'[^'\p{Cc}]*'$/u.test(written)) return written.slice(1, -1)
  // A value starting with a digit is text only if it contains a character that no number has.
  const isText = /^(?:[\p{L}/]|\d[\d.]*(?:\.x$|.*[^\p{ASCII}]))/u.test(written)
  if (!isText || /^(?:true|false|null)$/i.test(written)) return undefined
  return /: | #|:$|[\p{Cc}\s]$|\p{Cc}/u.test(written) ? undefined : written
}
