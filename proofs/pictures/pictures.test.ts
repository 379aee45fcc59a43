import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFolders } from '../folders'
import { pictures } from './list'
import { pictureFiles, readRecords, toRecord } from './record'

const folder = join(findFolders().site, 'static/img/pictures')

test('the committed pictures are of the pages as they are built now; else run npm run pictures', () => {
  const wanted = Object.fromEntries(pictures.map(picture => [picture.name, toRecord(picture)]))
  expect(readRecords()).toEqual(wanted)
})

test('no picture is missing, left over or heavy, and each shows something else than its counterpart', () => {
  const files = pictures.flatMap(pictureFiles).map(({ file }) => file.split('/').at(-1)!)
  expect(readdirSync(folder).sort()).toEqual(files.sort())
  for (const file of files) expect(statSync(join(folder, file)).size, file).toBeLessThan(20_000)
  const contents = files.map(file => readFileSync(join(folder, file)).toString('base64'))
  expect(new Set(contents).size).toBe(files.length)
})

test('another template, option or package of the host makes a picture stale', () => {
  const [picture] = pictures as [(typeof pictures)[number]]
  const { hash } = toRecord(picture)
  expect(toRecord({ ...picture, template: '<view></view>' }).hash).not.toBe(hash)
  expect(toRecord({ ...picture, after: { options: {} } }).hash).not.toBe(hash)
  expect(toRecord({ ...picture, host: 'uni-h5' }).hash).not.toBe(hash)
})
