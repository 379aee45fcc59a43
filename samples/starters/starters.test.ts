import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lines } from '../../site/data/lines'
import { recipes } from '../../site/data/recipes'
import { findFolders } from '../folders'
import { hashStarter } from './build-starter'
import { findStarterFault } from './judge-starter'
import { readStarters } from './read-starters'
import { readBuilds, starterRecords } from './records'

const all = readStarters()

test('the site has the starters as they are: npm run starters:sync', () => {
  const { site } = findFolders()
  for (const [path, text] of Object.entries(starterRecords()))
    expect(readFileSync(join(site, path), 'utf8'), path).toBe(text)
})

describe.each(all.map(read => [read.starter.id, read] as const))('%s', (_, read) => {
  const { starter, files } = read

  test('names exact versions, a test appid and scripts that exist', () => {
    const manifest = JSON.parse(files['package.json']!) as Record<string, Record<string, string>>
    const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions.filter(version => !/^(?:\d[\w.-]*|\{version:\w+\})$/.test(version))).toEqual([])
    expect(manifest.scripts).toMatchObject({ postinstall: 'weapp-tw patch' })
    for (const script of Object.values(starter.scripts)) expect(manifest.scripts).toHaveProperty(script)
    expect(Object.values(files).join('\n')).toContain('touristappid')
  })
})

test('recorded builds are of the starters as they are, and passed: npm run starters:build', () => {
  const hashes = all.flatMap(read =>
    lines.map(line => ({ line: line.id, id: read.starter.id, hash: hashStarter(read, line) })),
  )
  for (const build of readBuilds()) expect(hashes).toContainEqual(build)
})

test('a recipe of the chooser has one starter at most', () => {
  const counts = recipes.map(({ path, tool, tailwind }) => {
    const fits = all.filter(
      ({ starter }) =>
        starter.page === path && starter.tailwind === tailwind && tool.toLowerCase().includes(starter.tool),
    )
    return fits.length
  })
  expect(Math.max(...counts)).toBe(1)
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
