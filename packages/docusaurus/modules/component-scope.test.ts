import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createResolver } from 'inkstone/modules'
import { afterAll, expect, it } from 'vitest'
import { siteHooks } from '../fixtures/bundle-site'
import { listSpread, readScopeFile } from './component-scope'

const siteDir = mkdtempSync(join(realpathSync(tmpdir()), 'scope-'))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

it('components of pages come from files, packages, the theme, and from the mapping itself', async () => {
  mkdirSync(join(siteDir, 'src/theme'), { recursive: true })
  mkdirSync(join(siteDir, 'src/components'), { recursive: true })
  writeFileSync(join(siteDir, 'src/components/Card.jsx'), 'export default () => <b />\n')
  writeFileSync(join(siteDir, 'src/theme/Badge.tsx'), 'export default () => <b />\n')
  const mapping = join(siteDir, 'src/theme/MDXComponents.js')
  writeFileSync(
    mapping,
    `import MDXComponents from '@theme-original/MDXComponents'
import Tabs from '@theme/Tabs'
import Film, { Poster as Still } from 'film-player'
import Card from '../components/Card'
import Badge from '@theme/Badge'
import * as Icons from 'many-icons'
const Local = () => <i />
export default { ...MDXComponents, ...Icons, Tabs, Film, Poster: Still, Card, Badge, Local, Inline: () => <u />, pre: Local }
`,
  )
  const resolver = createResolver({ siteDir, hooks: await siteHooks(siteDir) })
  expect(readScopeFile(resolver)).toEqual({
    Tabs: { file: expect.stringMatching(/theme\/mdx\/Tabs\.tsx$/), exported: 'default', isLibrary: true },
    Film: { file: 'film-player', exported: 'default' },
    Poster: { file: 'film-player', exported: 'Poster' },
    Card: { file: join(siteDir, 'src/components/Card.jsx'), exported: 'default' },
    Badge: { file: join(siteDir, 'src/theme/Badge.tsx'), exported: 'default' },
    Local: { file: mapping, exported: 'default.Local' },
    Inline: { file: mapping, exported: 'default.Inline' },
  })
  expect(listSpread(resolver)).toEqual(['many-icons'])
})
