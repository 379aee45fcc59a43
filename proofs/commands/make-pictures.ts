import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFolders } from '../folders'
import { buildPage } from '../pictures/build-page'
import { type Picture, pictures, pictureWidth } from '../pictures/list'
import { pictureFiles, readRecords, recordFile, toRecord } from '../pictures/record'
import { type Camera, openCamera } from '../pictures/shoot'
import { photographSite } from '../pictures/site-picture'

/**
 * Renders the named pictures, or else those whose inputs changed. `site` is the picture in the README: it shows the
 * content of dist/, so it is only rendered when named.
 */
export async function makePictures(names: string[]): Promise<boolean> {
  const unknown = names.filter(name => name !== 'site' && !pictures.some(picture => picture.name === name))
  if (unknown.length > 0) {
    const choices = ['site', ...pictures.map(({ name }) => name)].join(', ')
    process.stderr.write(`no picture is called ${unknown.join(', ')}; choose from: ${choices}\n`)
    return false
  }
  const { root } = findFolders()
  const records = readRecords()
  const isStale = (picture: Picture) => records[picture.name]?.hash !== toRecord(picture).hash
  const wanted = pictures.filter(picture =>
    names.length > 0 ? names.includes(picture.name) : isStale(picture),
  )
  const camera = await openCamera()
  try {
    for (const picture of wanted) await photograph(picture, camera)
    if (names.includes('site')) save(join(root, '.github/site.webp'), await photographSite(camera))
  } finally {
    await camera.close()
  }
  const kept = pictures.map(picture => {
    const record = wanted.includes(picture) ? toRecord(picture) : records[picture.name]
    return [picture.name, record] as const
  })
  save(recordFile(), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  return true
}

async function photograph(picture: Picture, camera: Camera): Promise<void> {
  const pages = { before: await buildPage(picture, 'before'), after: await buildPage(picture, 'after') }
  for (const { state, mode, file } of pictureFiles(picture)) {
    const window = { width: pictureWidth, height: picture.height }
    const image = await camera.shoot({ html: pages[state], mode, ...window })
    save(join(findFolders().site, 'static', file), image)
  }
}

function save(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  process.stdout.write(
    `${path.slice(findFolders().root.length + 1)} ${(content.length / 1000).toFixed(1)} KB\n`,
  )
}
