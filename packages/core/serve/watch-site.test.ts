import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { basename, join } from '../paths'
import { engineFile } from '../pipeline'
import type { Problem, Reporter } from '../report'
import type { DevSite } from './dev-site'
import { watchSite } from './watch-site'

function startWatch(siteDir: string, since: number, problems: Problem[] = []) {
  const watcher = Object.assign(new EventEmitter(), { add() {} })
  const ws = Object.assign(new EventEmitter(), { send() {} })
  const reload = vi.fn(async (_files: string[]) => problems)
  const data = { clientSite: {}, islands: {}, siteStyles: '', stubs: [] }
  const input: typeof data & { classNames?: string[]; notes?: object } = data
  const site = {
    reload,
    followCommits: async () => {},
    problems: () => problems,
    isModule: () => false,
    contentFolders: () => [join(siteDir, 'docs'), `${siteDir}-docs`],
    staticFolders: () => [join(siteDir, 'static'), `${siteDir}-shared`],
    clientInput: () => input,
  } as unknown as DevSite
  const moduleGraph = {
    getModulesByFile: vi.fn((_file: string) => undefined),
    idToModuleMap: new Map<string, object>(),
    invalidateModule: vi.fn(),
  }
  const vite = { watcher, ws, moduleGraph } as unknown as ViteDevServer
  const told: string[] = []
  const reporter = { info() {}, warn: (text: string) => told.push(text) } as unknown as Reporter
  const watch = watchSite({ vite, site, siteDir, root: siteDir, reporter, since })
  return { watcher, reload, told, input, moduleGraph, watch }
}

test('edits while the watcher starts are noticed, once each, older files and what commands write are not', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const since = Date.now()
  const write = (file: string, at = since + 1000) => {
    mkdirSync(join(siteDir, file, '..'), { recursive: true })
    writeFileSync(join(siteDir, file), 'x')
    utimesSync(join(siteDir, file), at / 1000, at / 1000)
  }
  write('docs/old.md', since - 1000)
  write('docs/while-reading.md')
  const { reload, watch } = startWatch(siteDir, since)
  await watch.settled()
  expect(reload.mock.calls.flat(2)).toEqual([join(siteDir, 'docs/while-reading.md')])
  write('docs/deep/before-ready.md')
  write(`../${basename(siteDir)}-shared/beside.png`)
  write(`../${basename(siteDir)}-docs/beside.md`)
  write('node_modules/x/index.js')
  write('.cache/x.json')
  await vi.waitFor(() =>
    expect(reload.mock.calls.flat(2)).toContain(join(siteDir, 'docs/deep/before-ready.md')),
  )
  expect(reload.mock.calls.flat(2)).toContain(`${siteDir}-shared/beside.png`)
  expect(reload.mock.calls.flat(2)).toContain(`${siteDir}-docs/beside.md`)
  expect(reload.mock.calls.flat(2).join()).not.toMatch(/old\.md|node_modules|\.cache/)
  expect(reload.mock.calls.flat(2)).toHaveLength(4)
  watch.stop()
})

test('warnings of other pages are not repeated after an edit, those of the edited page are', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const warn = (file: string): Problem => ({ what: `${file} is odd`, where: { file }, severity: 'warning' })
  const problems = [warn('a.md'), warn('b.md')]
  const { watcher, told, watch } = startWatch(siteDir, Date.now(), problems)
  const names = () => told.splice(0).map(text => /\w\.md is odd/.exec(text)?.[0])
  expect(names()).toEqual(['a.md is odd', 'b.md is odd'])
  for (const expected of [['a.md is odd'], ['a.md is odd', 'c.md is odd']]) {
    writeFileSync(join(siteDir, 'a.md'), 'x')
    watcher.emit('all', 'change', join(siteDir, 'a.md'))
    await watch.settled()
    expect(names()).toEqual(expected)
    problems.push(warn('c.md'))
  }
  watch.stop()
})

test('a file that is written again while the watcher is silent is reported to the bundler as well', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const file = join(siteDir, 'site.css')
  const { watcher, reload, watch } = startWatch(siteDir, Date.now())
  const told = vi.fn()
  watcher.on('change', told)
  writeFileSync(file, 'a {}')
  watcher.emit('all', 'change', file)
  await watch.settled()
  const later = Date.now() / 1000 + 1
  writeFileSync(file, 'b {}')
  utimesSync(file, later, later)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  expect(told.mock.calls).toEqual([[file]])
  watch.stop()
})

test("the theme's sheet is made again once authors write classes of Tailwind, be it in components alone", async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const { watcher, reload, input, moduleGraph, watch } = startWatch(siteDir, Date.now())
  const theme = engineFile('inkstone/theme/styles.css')
  reload.mockImplementationOnce(async () => {
    input.classNames = []
    return []
  })
  writeFileSync(join(siteDir, 'tailwind.config.js'), 'x')
  watcher.emit('all', 'add', join(siteDir, 'tailwind.config.js'))
  await watch.settled()
  expect(moduleGraph.getModulesByFile.mock.calls.flat()).toContain(theme)
  watch.stop()
})

test('a module that a plugin noted is made again when it no longer does', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const { watcher, reload, input, moduleGraph, watch } = startWatch(siteDir, Date.now())
  const file = join(siteDir, 'words.ts')
  const module = {}
  moduleGraph.idToModuleMap.set(file, module)
  input.notes = { missing: { [file]: ['word'] } }
  reload.mockImplementationOnce(async () => {
    input.notes = {}
    return []
  })
  writeFileSync(file, 'x')
  watcher.emit('all', 'change', file)
  await watch.settled()
  expect(moduleGraph.invalidateModule).toHaveBeenCalledWith(module)
  watch.stop()
})
