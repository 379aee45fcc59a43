import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { basename, join } from '../../paths'

/** File that names the packages whose code visitors get, with their licences. */
export const NOTICES_FILE = 'THIRD-PARTY.txt'

/** Real manifests lack any of these, or have them in older shapes. */
const manifestSchema = z.object({
  name: z.string().optional().catch(undefined),
  version: z.string().optional().catch(undefined),
  license: z.string().optional().catch(undefined),
})

/** The notices of packages, by their folders: what most licences ask for when code is passed on. */
export function makeNotices(folders: string[]): string {
  const notices = new Map(
    folders.flatMap(folder => {
      const file = join(folder, 'package.json')
      if (!existsSync(file)) return []
      const { name, version, license } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      const texts = licenceFiles(folder).map(text => readFileSync(join(folder, text), 'utf8').trim())
      const heading = [name ?? basename(folder), version, license && `(${license})`].filter(Boolean).join(' ')
      return [[heading, texts.join('\n\n') || 'The package holds no licence file.'] as const]
    }),
  )
  const names = [...notices.keys()].sort()
  return [
    'This site contains code of the following packages, under the licences that follow each name.\n',
    ...names.map(name => `${name}\n\n${notices.get(name)}\n`),
  ].join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter(name => /^(?:licen[cs]e|copying|notice)(?:-\w+)?(?:\.(?:md|txt))?$/i.test(name))
    .sort()
}
