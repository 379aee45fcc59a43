import { strToU8, zipSync } from 'fflate'
import { completeStarter, type StarterFiles } from '../../data/complete-starter'
import { lines } from '../../data/lines'
import type { Project, Recipe } from '../../data/recipes'

/** Loads all files of a starter for a plugin line, as in the zip. */
export async function fetchStarter(
  starter: Recipe & { project: Project },
  line: string,
  address: string,
): Promise<StarterFiles> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const files = (await response.json()) as StarterFiles
  return completeStarter(starter, files, lines.find(({ id }) => id === line)!)
}

/** Creates a zip with one folder, named as in package.json. */
export function zipStarter(files: StarterFiles): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`my-app/${path}`, strToU8(text)])
  return zipSync(Object.fromEntries(entries))
}

/** Makes the browser download a zip. */
export function saveZip(name: string, data: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  // Not revoked, because Safari reads the URL after the click.
  link.href = URL.createObjectURL(new Blob([data], { type: 'application/zip' }))
  link.download = name
  link.click()
}
