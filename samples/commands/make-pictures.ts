import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFolders } from '../folders'
import { buildPage } from '../pictures/build-page'
import { pictures, pictureWidth } from '../pictures/list'
import { pictureFiles, readRecords, recordFile, toRecord } from '../pictures/record'
import { openCamera } from '../pictures/shoot'

/** Builds the pages of the pictures and photographs them; names choose some, else those whose inputs changed are made. */
export async function makePictures(names: string[]): Promise<boolean> {
  const records = readRecords()
  const isStale = (name: string, hash: string) => records[name]?.hash !== hash
  const wanted = pictures.filter(picture =>
    names.length > 0 ? names.includes(picture.name) : isStale(picture.name, toRecord(picture).hash),
  )
  const camera = await openCamera()
  for (const picture of wanted) {
    const pages = { before: await buildPage(picture, 'before'), after: await buildPage(picture, 'after') }
    for (const { state, mode, file } of pictureFiles(picture)) {
      const html = pages[state]
      const image = await camera.shoot({ html, width: pictureWidth, height: picture.height, mode })
      const path = join(findFolders().site, 'static', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, image)
      process.stdout.write(`site/static/${file} ${(image.length / 1000).toFixed(1)} KB\n`)
    }
  }
  await camera.close()
  const made = Object.fromEntries(pictures.map(picture => [picture.name, toRecord(picture)]))
  writeFileSync(recordFile(), `${JSON.stringify(made, null, 2)}\n`)
  process.stdout.write(`${wanted.length} of ${pictures.length} pictures made\n`)
  return true
}
