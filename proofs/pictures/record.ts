import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentLook } from '../../site/components/playground/phone/phone-look'
import { defaultLine } from '../../site/data/lines'
import { findFolders, lineFolder } from '../folders'
import { hostPackages } from './hosts'
import { type Picture, pictureWidth } from './list'

/** A committed picture: its size in CSS pixels, and a hash of its inputs. */
export interface PictureRecord {
  hash: string
  width: number
  height: number
}

export const recordFile = () => join(findFolders().site, 'data/generated/pictures.json')

/** Reads the committed records, by picture name. */
export function readRecords(): Record<string, PictureRecord> {
  return existsSync(recordFile()) ? JSON.parse(readFileSync(recordFile(), 'utf8')) : {}
}

/** Returns the expected record of a picture. */
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

/** Returns the files of a picture in `site/static`. */
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
