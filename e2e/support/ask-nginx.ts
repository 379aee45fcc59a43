import { runTable } from '../../deploy/run-table.mjs'
import { startNginx } from '../../deploy/start-nginx.mjs'

/** Sends every request of the table to the real program with the configuration that the build has made. */
export async function askNginx(dir: string) {
  const server = await startNginx(dir)
  try {
    const rows = await runTable({ port: server.port, dir })
    return {
      asked: rows.length,
      wrong: rows.filter(({ faults }) => faults.length > 0),
      warnings: server.warnings(),
    }
  } finally {
    await server.stop()
  }
}
