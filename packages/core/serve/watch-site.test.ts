import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { DEV_EVENT } from '../model'
import { basename, join } from '../paths'
import { engineFile } from '../pipeline'
import type { Problem, Reporter } from '../report'
import type { DevSite } from './dev-site'
import { watchSite } from './watch-site'

function startWatch(siteDir: string, since: number, problems: Problem[] = []) {
  const watcher = Object.assign(new EventEmitter(), { add() {} })
  const ws = Object.assign(new EventEmitter(), { send() {}, clients: new Set<object>() })
  const reload = vi.fn(async (_files: string[]) => problems)
  const data = { clientSite: {}, islands: {}, siteStyles: '', stubs: [] }
  const input: typeof data & { classNames?: string[]; notes?: object } = data
  const site = {
    reload,
    followCommits: async () => {},
    problems: () => problems,
    linkProblems: async () => [],
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
  const tell = (text: string) => told.push(text)
  const reporter = { info: tell, warn: tell } as unknown as Reporter
  const watch = watchSite({ vite, site, siteDir, root: siteDir, reporter, since })
  const edit = async (name: string) => {
    writeFileSync(join(siteDir, name), 'x')
    watcher.emit('all', 'change', join(siteDir, name))
    await watch.settled()
  }
  /** Returns the messages that a tab gets in reply to an event. */
  const ask = async (name: string, data: object) => {
    const sent: [string, object][] = []
    ws.emit(name, { address: '/', ...data }, { send: (...event: [string, object]) => sent.push(event) })
    await vi.waitFor(() => expect(sent).not.toEqual([]))
    return sent
  }
  return { watcher, ws, reload, told, input, moduleGraph, watch, edit, ask }
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
  const { told, edit, watch } = startWatch(siteDir, Date.now(), problems)
  const names = () => told.splice(0).flatMap(text => /\w\.md is odd/.exec(text)?.[0] ?? [])
  expect(names()).toEqual(['a.md is odd', 'b.md is odd'])
  for (const expected of [['a.md is odd'], ['a.md is odd', 'c.md is odd']]) {
    await edit('a.md')
    expect(names()).toEqual(expected)
    problems.push(warn('c.md'))
  }
  watch.stop()
})

test('what was edited while another file had an error shows with the edit that corrects it', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const problems: Problem[] = []
  const { watch, ws, edit, input } = startWatch(siteDir, Date.now(), problems)
  Object.assign(input, { islands: { live: join(siteDir, 'Live.tsx') } })
  const sent = vi.spyOn(ws, 'send')
  const names = () => sent.mock.calls.splice(0).flatMap(([name]: unknown[]) => name)
  await edit('Live.tsx')
  expect(names()).toEqual([DEV_EVENT.ok, DEV_EVENT.modules])
  problems.push({ what: 'Live.tsx does not compile' })
  await edit('data.json')
  expect(names()).toEqual([DEV_EVENT.error])
  problems.length = 0
  await edit('Live.tsx')
  expect(names()).toEqual([DEV_EVENT.ok, DEV_EVENT.pages])
  watch.stop()
})

test('a file that is saved twice in a row is announced to the bundler once more when it is finished', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const { watcher, watch, edit } = startWatch(siteDir, Date.now())
  const told = vi.fn()
  await edit('Once.tsx')
  watcher.on('change', told)
  await edit('Twice.tsx')
  await new Promise(resolve => setTimeout(resolve, 60))
  await edit('Twice.tsx')
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), 2000)
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(told.mock.calls).toEqual([[join(siteDir, 'Twice.tsx')]])
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

test('an error stays printed while other files are edited; fixed and made again, it is printed again', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'watch-'))
  const wrong: Problem = { what: 'the config is odd', where: { file: 'site.config.ts' } }
  const problems = [wrong]
  const { told, edit, watch } = startWatch(siteDir, Date.now(), problems)
  const count = () => told.splice(0).filter(text => text.includes('is odd')).length
  expect(count()).toBe(1)
  await edit('a.md')
  expect(count()).toBe(0)
  await edit('site.config.ts')
  expect(count()).toBe(1)
  problems.pop()
  await edit('a.md')
  problems.push(wrong)
  await edit('a.md')
  expect(count()).toBe(1)
  watch.stop()
})

test('a tab that shows an earlier state gets what it has missed', async () => {
  const { edit, ask, input, reload, watch } = startWatch(mkdtempSync(join(tmpdir(), 'watch-')), Date.now())
  const names = async (state: number) => (await ask(DEV_EVENT.rendered, { state })).map(([name]) => name)
  expect(await names(watch.state())).toEqual([DEV_EVENT.ok])
  const first = watch.state()
  reload.mockImplementationOnce(async () => {
    Object.assign(input, { islands: { New: 'New.tsx' } })
    return []
  })
  await edit('a.mdx')
  const second = watch.state()
  await edit('a.mdx')
  expect(await names(first)).toEqual([DEV_EVENT.site])
  expect(await names(second)).toEqual([DEV_EVENT.pages])
  expect(await names(watch.state())).toEqual([DEV_EVENT.ok])
  watch.stop()
})

test('a tab whose scripts could not be loaded loads again with the next edit', async () => {
  const { edit, ws, watch } = startWatch(mkdtempSync(join(tmpdir(), 'watch-')), Date.now())
  const [running, failed] = [{ send: vi.fn() }, { send: vi.fn() }]
  for (const tab of [running, failed]) ws.clients.add(tab)
  ws.emit(DEV_EVENT.rendered, { state: watch.state(), address: '/' }, running)
  await edit('a.md')
  expect(failed.send.mock.calls).toEqual([[{ type: 'full-reload' }]])
  expect(running.send).not.toHaveBeenCalledWith({ type: 'full-reload' })
  watch.stop()
})

test('an error of a state that is gone is not reported', async () => {
  const { edit, ask, ws, told, watch } = startWatch(mkdtempSync(join(tmpdir(), 'watch-')), Date.now())
  const thrown = { message: 'broken', stack: '', address: '/', state: watch.state() }
  expect(await ask(DEV_EVENT.thrown, thrown)).toHaveLength(1)
  await edit('a.md')
  told.length = 0
  const send = vi.fn()
  ws.emit(DEV_EVENT.thrown, { ...thrown, message: 'late' }, { send })
  // Replies come in order, so the late one is processed by then.
  await ask(DEV_EVENT.thrown, { ...thrown, state: watch.state() })
  expect(send).not.toHaveBeenCalled()
  expect(told.join()).not.toContain('late')
  watch.stop()
})
