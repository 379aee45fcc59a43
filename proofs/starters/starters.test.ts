import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completeStarter } from '../../site/data/complete-starter'
import { lines } from '../../site/data/lines'
import { findFolders } from '../folders'
import { readPages } from '../pages'
import { addressOf } from '../recipes/judge'
import { readSteps } from '../recipes/steps'
import { hashStarter } from './build-starter'
import { findStarterFault, specialClasses } from './judge-starter'
import { type ReadStarter, readStarters } from './read-starters'
import { readBuilds, starterRecords } from './records'

const all = readStarters()
const pages = new Map(readPages().map(page => [page.file, page]))
const byAddress = new Map([...pages.values()].map(page => [`/${addressOf(page.file)}`, page]))

/** Returns blocks of the page that are not in the starter's files: "path: line". */
function findDifferences({ starter, files }: ReadStarter): string[] {
  const page = byAddress.get(starter.page)
  if (!page) return [`the site has no page ${starter.page}`]
  const line = lines[0]!
  const { section, bundler, tabs = [] } = starter
  const { steps } = readSteps({ page, section, tabs: [bundler, ...tabs], pages, outputs: {}, line })
  const complete = completeStarter(starter, files, line)
  return steps.flatMap(step => {
    if (step.kind !== 'file') return []
    const own = complete[step.path]
    if (own === undefined) return [`${step.path}: is not in the starter`]
    if (step.path.endsWith('.json'))
      return isWithin(JSON.parse(step.text), JSON.parse(own)) ? [] : [`${step.path}: differs`]
    const rest = own.split('\n')
    // A starter may have additional lines, but no others and in the same order.
    const shown = step.text.split('\n')
    const missing = shown.find(text => {
      const at = rest.indexOf(text)
      rest.splice(0, at + 1)
      return at === -1
    })
    return missing === undefined ? [] : [`${step.path}: ${missing}`]
  })
}

function isWithin(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) =>
    isWithin(value, (whole as Record<string, unknown>)[key]),
  )
}

test('the site has the starters as they are: npm run sync', () => {
  const { site } = findFolders()
  for (const [path, text] of Object.entries(starterRecords()))
    expect(readFileSync(join(site, path), 'utf8'), path).toBe(text)
})

describe.each(all.map(read => [read.starter.id, read] as const))('%s', (_, read) => {
  const { starter, files } = read

  test('has the files of its page', () => {
    expect(findDifferences(read)).toEqual([])
  })

  test('names exact versions, a test appid and scripts that exist', () => {
    const manifest = JSON.parse(files['package.json']!) as Record<string, Record<string, string>>
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(version => !/^(?:\d[\w.-]*|\{version:\w+\})$/.test(version))).toEqual([])
    expect(manifest.scripts).toMatchObject({ postinstall: 'weapp-tw patch' })
    for (const script of Object.values(starter.project.scripts))
      expect(manifest.scripts).toHaveProperty(script)
    if (starter.framework !== 'Rax') expect(Object.values(files).join('\n')).toContain('touristappid')
  })
})

test('classes that need the plugin are distinguished from others', () => {
  expect(specialClasses('p-4 w-[1px] hover:flex bg-black/10 w-[1px] a[0].b')).toEqual([
    'w-[1px]',
    'bg-black/10',
  ])
})

test('recorded builds are of the starters as they are, and passed: npm run recipes:build', () => {
  const hashes = all.flatMap(read =>
    lines.map(line => ({ line: line.id, id: read.starter.id, hash: hashStarter(read, line) })),
  )
  for (const { said: _, ...build } of readBuilds()) expect(hashes).toContainEqual(build)
})

test('a built starter is judged by the classes of its page', () => {
  const page = '<view class="p-4 w-[1px] bg-black/10 text-[32rpx]"></view>'
  const rename = (name: string) => name.replaceAll(/[[\]/]/g, '_')
  const wxss = '.w-_1px_{width:1px}.bg-black_10{color:red}.text-_32rpx_{font-size:32rpx}'
  const judge = (built: Record<string, string>) =>
    findStarterFault(
      { 'pages/index/index.wxml': page },
      { 'app.wxss': wxss, 'a.wxml': rename(page), ...built },
      rename,
    )
  expect(judge({})).toBeUndefined()
  expect(judge({ 'b.wxml': page })).toBe('w-[1px] is not escaped')
  expect(judge({ 'a.wxml': '' })).toBe('neither templates nor scripts have w-_1px_')
  expect(judge({ 'app.wxss': wxss.replace('.w-', '.h-') })).toBe('the styles have no rule for w-[1px]')
  expect(judge({ 'app.wxss': wxss.replace('font-size', 'color') })).toContain('the patch is missing')
  expect(judge({ 'app.wxss': `${wxss}@tailwind utilities;` })).toContain('directives')
})
