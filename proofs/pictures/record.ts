import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentLook } from '../../site/components/playground/phone/phone-look'
import { defaultLine } from '../../site/data/lines'
import { findFolders, lineFolder } from '../folders'
import { hostPackages } from './hosts'
import { type Picture, pictureWidth } from './list'

/** A committed picture: its size in CSS pixels, and a hash of all that it was made of. */
export interface PictureRecord {
  hash: string
  width: number
  height: number
}

export const recordFile = () => join(findFolders().site, 'data/generated/pictures.json')

/** The committed records, by the names of pictures. */
export function readRecords(): Record<string, PictureRecord> {
  return existsSync(recordFile()) ? JSON.parse(readFileSync(recordFile(), 'utf8')) : {}
}

/** What a picture's record has to be. */
export function toRecord(picture: Picture): PictureRecord {
  const { samples } = findFolders()
  const hash = createHash('sha256').update(
    JSON.stringify([picture, picture.host && hostPackages[picture.host]]),
  )
  const files = [
    join(lineFolder(defaultLine.id), 'package-lock.json'),
    join(samples, 'pictures/style-worker.mjs'),
    join(samples, 'pictures/build-page.ts'),
  ]
  hash.update(componentLook)
  for (const file of files) hash.update(readFileSync(file))
  return { hash: hash.digest('hex').slice(0, 16), width: pictureWidth, height: picture.height }
}

/** The files of a picture, in `site/static`. */
export function pictureFiles({
  name,
}: Picture): { state: 'before' | 'after'; mode: 'light' | 'dark'; file: string }[] {
  return (['before', 'after'] as const).flatMap(state =>
    (['light', 'dark'] as const).map(mode => ({
      state,
      mode,
      file: `img/pictures/${name}-${state}-${mode}.webp`,
    })),
  )
}
