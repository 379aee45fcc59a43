import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from '../folders'
import type { Camera } from './shoot'

/** Captures the landing page of the built site, light on the left and dark on the right. */
export async function photographSite(camera: Camera): Promise<Buffer> {
  const { root } = findFolders()
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('there is no dist/: run npm run build first')
  const server = spawn(process.execPath, ['packages/core/cli/run.mjs', 'preview', '--port', '0'], {
    cwd: root,
  })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.on('data', chunk => {
        said += chunk
        const [found] = /http:\/\/\S+/.exec(said) ?? []
        if (found) resolve(found)
      })
      server.once('exit', code => reject(new Error(`the preview server ended with code ${code}: ${said}`)))
    })
    return await camera.shootBoth({ address, width: 1200, height: 700 })
  } finally {
    server.kill()
  }
}
