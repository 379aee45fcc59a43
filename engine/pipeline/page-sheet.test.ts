import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { join } from '../paths'
import { createSheetReader, findSheet } from './page-sheet'

const root = mkdtempSync(join(tmpdir(), 'sheet-'))
const readShown = createSheetReader(root)
const read = (components: string[]) => readShown({ main: '', components })

it('finds the stylesheet beside a component, and makes it small for the oldest browsers', async () => {
  const page = join(root, 'index.tsx')
  expect(findSheet(page)).toBeUndefined()
  writeFileSync(join(root, 'index.css'), '.hero {\n  & p { inset: 0; color: #ff0000; }\n}\n')
  expect(findSheet(page)).toBe(join(root, 'index.css'))
  expect(await read([page])).toBe('.hero p{color:red;inset:0}')
})

it('reads each sheet once, in one order, also of components that are rendered at build time only', async () => {
  writeFileSync(join(root, 'Card.css'), '.card{top:0}')
  const files = ['index.tsx', 'Plain.tsx', 'Card.static.tsx', 'Card.static.tsx'].map(name => join(root, name))
  expect(await read(files)).toBe('.card{top:0}\n.hero p{color:red;inset:0}')
  expect(await read(files.reverse())).toBe('.card{top:0}\n.hero p{color:red;inset:0}')
})

it('reads one again that was edited', async () => {
  writeFileSync(join(root, 'Card.css'), '.card{top:1px}')
  expect(await read([join(root, 'Card.tsx')])).toBe('.card{top:1px}')
})

it('adds the rules of parts of the theme to pages that show them', async () => {
  const readMain = (main: string) => readShown({ main, components: [] })
  expect(await readMain('<p class="posted">x</p>')).toBe('')
  expect(await readMain('<header class="post-header"></header>')).toMatch(
    /^@layer components\{.*\.post-title\{/,
  )
  expect(await readMain('<p><img src="a.png"></p>')).toContain('.zoom{')
})
