import { expect, test } from 'vitest'
import { findBuildFault } from './judge-build'
import type { Promised } from './steps'

const promised: Promised[] = [
  {
    language: 'wxml',
    input: '<view class="p-4 w-[13px]">a</view>',
    output: '<view class="p-4 w-_b13px_B">a</view>',
  },
  { language: 'js', input: "const tone = 'bg-black/10'", output: "const tone = 'bg-black_f10'" },
  {
    language: 'classes',
    input: 'p-4',
    output: '.p-4 {\n  padding: calc(var(--spacing) * 4);\n  opacity: 0.5;\n}',
  },
]

const built = {
  'app.wxss': '.p-4,.q{padding:calc(var(--spacing)*4);opacity:.5}',
  'pages/index/index.wxml': '<view class="p-4 w-_b13px_B"/>',
  'pages/index/index.js': 'var a="bg-black_f10"',
}

test('a minified mini-program that has all that the page shows is as promised', () => {
  expect(findBuildFault(built, promised)).toBeUndefined()
})

test.each([
  [
    { 'app.wxss': '.p-4{padding:1rem}' },
    'the styles do not have .p-4{padding:calc(var(--spacing)*4);opacity:.5}',
  ],
  [{ 'pages/index/index.wxml': '<view class="p-4"/>' }, 'neither templates nor scripts have w-_b13px_B'],
  [{ 'pages/index/index.js': 'a("bg-black_f10","bg-black/10")' }, 'bg-black/10 is not escaped'],
  [{ 'a.wxss': '@tailwind utilities;' }, 'the styles have directives of Tailwind'],
  [{ 'a.wxss': '.w-\\[13px\\]{width:13px}' }, 'the styles have .w-\\[13px\\]{width:13px}'],
])('%j is found', (files, fault) => {
  expect(findBuildFault({ ...built, ...files }, promised)).toBe(fault)
})

test('a page that shows nothing of its result cannot pass', () => {
  expect(findBuildFault(built, [])).toBe('the page does not show what comes of it')
})
