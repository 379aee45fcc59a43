import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, it } from 'vitest'
import { runCommand } from '../support/run-server'

it.each(['preview', 'dev'])('%s says that its port is taken, and the way out', async command => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    const work = inject('dist').replace(/\/dist$/, '')
    const options = ['--site', 'e2e/fixtures/features', '--out', `${work}/dist`, '--cache', `${work}/cache`]
    const { code, text } = await runCommand([command, ...options, '--port', String(port)])
    expect(code).toBe(1)
    expect(text).toContain(`port ${port} is taken`)
    expect(text).toContain(`--port ${port + 1}`)
    expect(text).not.toContain('at async')
  } finally {
    server.close()
  }
})

it('a port that is none is told as well', async () => {
  const { code, text } = await runCommand(['preview', '--port', 'abc'])
  expect([code, text.trim()]).toEqual([1, expect.stringContaining("'abc' is not a port")])
})
