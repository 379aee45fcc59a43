import { expect, test } from 'vitest'
import { lines } from '../../site/data/lines'
import { readPages } from '../pages'
import { readStarters } from '../starters/read-starters'
import { addressOf } from './judge'
import { readSteps } from './steps'

const pages = new Map(readPages().map(page => [page.file, page]))
const line = lines.at(-1)!
const follow = (file: string, ...tabs: string[]) =>
  readSteps({ page: pages.get(file)!, tabs, pages, outputs: {}, line }).steps

test('a page is read in order: create, install, files; commands have the versions of the line', () => {
  const steps = follow('docs/quick-start/v4/uni-app-vite.mdx')
  const told = steps.map(step => (step.kind === 'command' ? step.command : step.path))
  expect(told[0]).toMatch(/^npx degit /)
  expect(told[1]).toBe('cd my-app')
  expect(told[2]).toContain(`weapp-tailwindcss@${line.plugin}`)
  expect(told.indexOf('vite.config.ts')).toBeGreaterThan(2)
})

test('of tabs the chosen ones are followed, of the list of pitfalls nothing', () => {
  const paths = (...tabs: string[]) =>
    follow('docs/quick-start/v4/taro-vite.mdx', ...tabs).flatMap(step =>
      step.kind === 'file' ? step.path : [],
    )
  expect(paths('vue3')).toContain('src/pages/index/index.vue')
  expect(paths('vue3')).not.toContain('src/pages/index/index.tsx')
  expect(paths('react')).toContain('src/pages/index/index.tsx')
  const native = follow('docs/quick-start/frameworks/native.mdx')
  expect(
    native.filter(step => step.kind === 'command' && step.command.includes('@tailwindcss/postcss')),
  ).toEqual([])
})

test('an exact version is saved as it is, and stands where package.json is shown', () => {
  const exact = /^(@?[^@]+)@\d+\.\d+\.\d+$/
  const pinned: string[] = []
  const faults = readStarters().flatMap(({ starter: { page: address, bundler, tabs = [] } }) => {
    const page = [...pages.values()].find(({ file }) => `/${addressOf(file)}` === address)!
    const { steps } = readSteps({ page, tabs: [bundler, ...tabs], pages, outputs: {}, line })
    const installs = steps.flatMap(step =>
      step.kind === 'command' && /^npm (?:i|install) /.test(step.command) ? [step.command.split(' ')] : [],
    )
    const shown = steps.flatMap(step =>
      step.kind === 'file' && step.path === 'package.json'
        ? [JSON.parse(step.text)].flatMap(({ dependencies = {}, devDependencies = {} }) =>
            Object.entries<string>({ ...dependencies, ...devDependencies }),
          )
        : [],
    )
    const loose = installs.filter(words => words.some(word => exact.test(word)) && !words.includes('-E'))
    const missing = installs
      .flat()
      .filter(word => exact.test(word) && !shown.some(([name, version]) => word === `${name}@${version}`))
    pinned.push(...installs.flat().filter(word => exact.test(word)))
    return [...loose.map(words => words.join(' ')), ...(shown.length > 0 ? missing : [])].map(
      fault => `${address}: ${fault}`,
    )
  })
  expect(faults).toEqual([])
  expect(new Set(pinned)).toContain('webpack@5.91.0')
})
