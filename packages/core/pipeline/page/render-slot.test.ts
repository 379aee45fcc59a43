import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderSlot } from './render-slot'

test('a slot without its component has the line of the config that names it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'slot-'))
  const configFile = join(root, 'site.config.ts')
  writeFileSync(configFile, "// Newsletter\nslots: { footer: 'Newsletter' }\n")
  const tools = {
    hooks: { slots: { footer: 'Newsletter' } },
    siteComponents: {},
    project: { root, site: { configFile } },
  } as unknown as Parameters<typeof renderSlot>[0]
  await expect(renderSlot(tools, 'footer', { path: '/', title: '' })).rejects.toMatchObject({
    problems: [{ where: { file: 'site.config.ts', line: 2 } }],
  })
})
