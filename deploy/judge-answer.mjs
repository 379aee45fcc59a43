// Compares an answer with what a row of the table expects.

/** Returns the faults of an answer; empty if there are none. `origin` is the host's own origin. */
export function judgeAnswer({ status, headers, body }, expected, origin) {
  const faults = []
  if (!expected.status.includes(status)) faults.push(`status ${status}, not ${expected.status.join(' or ')}`)
  const isMoved = status >= 300 && status < 304
  const { location } = headers
  if (location !== undefined && !isOwn(location, origin)) faults.push(`leads to another site: ${location}`)
  if (status >= 300 && status < 309 && status !== 304 && expected.to !== undefined) {
    const target = location?.startsWith(origin) ? location.slice(origin.length) : location
    if (target !== expected.to) faults.push(`leads to ${location}, not ${expected.to}`)
  }
  if (isMoved && location === undefined) faults.push('a redirect without a target')
  // In a row that allows several statuses, the headers do not apply to errors.
  if (expected.status.length === 1 || status < 400)
    for (const [name, pattern] of Object.entries(expected.headers)) {
      const value = headers[name]
      const isAbsentCaching = name === 'cache-control' && value === undefined && pattern.test('')
      if (!isAbsentCaching && !pattern.test(value ?? '')) faults.push(`${name}: ${value ?? '(missing)'}`)
    }
  if (expected.encodings && !expected.encodings.includes(headers['content-encoding']))
    faults.push(`content-encoding: ${headers['content-encoding']}`)
  if (expected.body === '' && body.length > 0) faults.push(`a body of ${body.length} bytes`)
  if (expected.body && !headers['content-encoding'] && !body.includes(expected.body))
    faults.push(`the body lacks "${expected.body}"`)
  return faults
}

/** Returns whether a URL stays on this host. Browsers read a host name after `//`, and also after `/\`. */
function isOwn(location, origin) {
  return new URL(location, origin).origin === new URL(origin).origin
}
