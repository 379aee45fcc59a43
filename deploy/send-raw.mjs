// Sends requests unchanged: fetch and http.request would normalise them.
import { connect } from 'node:net'

/** Sends one request; returns status, headers (lower case, repeated ones joined) and the bytes of the body. */
export function sendRaw({ port, method = 'GET', target, headers = {} }) {
  const all = { host: `127.0.0.1:${port}`, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1'))
    })
    const chunks = []
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no answer to ${method} ${target}`)))
    socket.on('data', chunk => {
      chunks.push(chunk)
      // Some servers keep the connection open despite `connection: close`.
      if (isWhole(parseAnswer(Buffer.concat(chunks)), method)) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const answer = parseAnswer(Buffer.concat(chunks))
      if (answer) resolve(answer)
      else reject(new Error(`the connection was closed without an answer to ${method} ${target}`))
    })
  })
}

function parseAnswer(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const [first, ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = {}
  for (const line of lines) {
    const [, name, value] = /^([^:]+):\s*(.*)$/.exec(line)
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value
  }
  return { status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4) }
}

function isWhole(answer, method) {
  if (!answer) return false
  const { status, headers, body } = answer
  if (method === 'HEAD' || status === 304 || status === 204) return true
  if (headers['transfer-encoding'] === 'chunked') return body.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
  return headers['content-length'] !== undefined && body.length >= Number(headers['content-length'])
}
