import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GapError } from 'inkstone/model'
import type { Assets } from 'inkstone/modules'
import { afterAll, expect, it } from 'vitest'
import { bundleSite } from '../fixtures/bundle-site'

const CODE = `
export const text = (repo, file) => require(\`!!raw-loader!@site/code/\${repo}/\${file}\`).default
export const logo = name => require(\`./logos/\${name}.png\`).default
export const part = name => require(\`./parts/\${name}\`).word
export const joined = (of) => require('./logos/' +
  of.name.toLowerCase() + ".png").default
export const page = path => require('../texts/' + path + '.md').default({}).props
export const rooted = name => require(\`/static/img/\${name}.png\`).default
export const published = name => require('/img/' + name + '.png').default
export const below = path => require(\`/\${path}.png\`).default
export const nowhere = name => require(\`/gone/\${name}.png\`).default
export const any = path => require(\`\${path}\`)
`

const root = mkdtempSync(join(realpathSync(tmpdir()), 'chosen-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

const gapOf = (use: () => unknown) => {
  try {
    return use()
  } catch (error) {
    return (error as GapError).gap
  }
}

it('a path with a gap chooses from the files that there are', async () => {
  write('src/entry.tsx', CODE)
  write('src/logos/a.png', '')
  write('src/logos/deep/b.png', '')
  write('src/logos/c.txt', '')
  write('src/parts/one.ts', "export const word = 'one'")
  write('src/parts/notes.zip', 'no module')
  write('code/we/it/main.zmodel', 'model A')
  write('code/we/it/README.md', '# It')
  write('texts/_deep/note.md', 'Noted.')
  write('static/img/cover.png', '')
  write('img/own.png', '')
  const { urls, folders } = await bundleSite({
    root,
    entries: { entry: join(root, 'src/entry.tsx') },
    assets: { add: file => ({ url: `/assets${file.slice(root.length)}` }) } as Assets,
  })
  const { text, logo, part, joined, page, rooted, published, below, nowhere } = (await import(
    urls.entry!
  )) as Record<string, (...names: string[]) => unknown>
  expect([text!('we/it', 'main.zmodel'), text!('we/it', 'README.md')]).toEqual(['model A', '# It'])
  expect([logo!('a'), logo!('deep/b')]).toEqual(['/assets/src/logos/a.png', '/assets/src/logos/deep/b.png'])
  expect([part!('one'), part!('one.ts')]).toEqual(['one', 'one'])
  expect(joined!({ name: 'Deep/B' } as never)).toBe('/assets/src/logos/deep/b.png')
  expect(page!('_deep/note')).toEqual({ 'data-source': 'texts/_deep/note.md' })
  const cover = '/assets/static/img/cover.png'
  expect([rooted!('cover'), published!('cover'), below!('img/cover')]).toEqual([cover, cover, cover])
  // Only the first folder of that name counts.
  expect(() => published!('own')).toThrow("the import '/img/own.png' points to a file that does not exist")
  const line = CODE.split('\n').findIndex(text => text.includes('nowhere')) + 1
  expect(gapOf(() => nowhere!('x'))).toEqual({
    what: "the import '/gone/x.png' points to a file that does not exist",
    remedy: 'put a file there, or correct what is filled in',
    where: { file: 'src/entry.tsx', line },
  })
  // Files added there later change the result.
  const places = ['code', 'gone', 'static', 'static/gone', 'static/img', 'static/static/img']
  expect(Object.keys(folders)).toEqual(expect.arrayContaining(places.map(place => join(root, place))))
  expect(() => logo!('gone')).toThrow("the import './logos/gone.png' points to a file that does not exist")
})
