import { createHash } from 'node:crypto'
import type { Language } from '../../model'
import { textCatalogue } from '../modules/text-catalogue'
import { engineFile } from '../project/engine-file'
import { noteShipped, packageFolders } from './note-shipped'

/**
 * Loads the frame's script. The sandboxed frame has no origin, so 'self' matches nothing in WebKit; the script
 * is trusted because a script with an allowed hash loads it.
 */
const LOADER =
  "document.head.append(Object.assign(document.createElement('script'),{src:document.documentElement.dataset.script}))"
const LOADER_HASH = createHash('sha256').update(LOADER).digest('base64')

/** Content security policy of the frame: it may evaluate code and do nothing else. */
export const LIVE_FRAME_POLICY = `default-src 'none'; script-src 'sha256-${LOADER_HASH}' 'strict-dynamic' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`

interface LiveFrame {
  code: string
  /** Folders of the installed packages whose code is in the bundle. */
  packages: string[]
}

/** Bundles a classic script: the sandboxed frame has no origin, so modules would need CORS headers from the host. */
export async function bundleLiveFrame(language: Language): Promise<LiveFrame> {
  const { rolldown } = await import('rolldown')
  const shipped = new Set<string>()
  const bundle = await rolldown({
    input: engineFile('inkstone/app/live-frame'),
    platform: 'browser',
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic' },
      target: 'chrome99',
    },
    logLevel: 'silent',
    plugins: [textCatalogue(language), noteShipped(shipped)],
  })
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
    return { code: output[0].code, packages: packageFolders(shipped) }
  } finally {
    await bundle.close()
  }
}

export function renderLiveFrame(scriptUrl: string, lang: string): string {
  return `<!doctype html>
<html lang="${lang}" data-script="${scriptUrl}"><head><meta charset="utf-8"><title>live</title>
<meta http-equiv="Content-Security-Policy" content="${LIVE_FRAME_POLICY.replace(/; frame-ancestors.*/, '')}">
<style>body{margin:16px;font:16px/1.6 system-ui,sans-serif;color:#1a1a1a}pre{color:#b3261e;white-space:pre-wrap}</style>
</head><body><script>${LOADER}</script></body></html>
`
}
