import { connect, createServer } from 'node:net'

/** Finds a free port. */
export function freePort() {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Waits until a server accepts connections; throws if it ends before. */
export async function untilItAnswers(port, child) {
  for (;;) {
    if (await connects(port)) return
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with code ${child.exitCode}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

function connects(port) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('connect', () => socket.destroy())
    socket.on('error', () => resolve(false))
  })
}
