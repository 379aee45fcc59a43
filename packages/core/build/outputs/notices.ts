import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { basename, join } from '../../paths'

/** File with the packages whose code visitors load, and their licences. */
export const NOTICES_FILE = 'THIRD-PARTY.txt'

/** Any field may be missing or have an obsolete form in real manifests. */
const manifestSchema = z.object({
  name: z.string().optional().catch(undefined),
  version: z.string().optional().catch(undefined),
  license: z.string().optional().catch(undefined),
})

/** Returns the licence notices of packages, by folder, which most licences require when code is distributed. */
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
