import { expect, test } from 'vitest'
import { readFences } from '../fences'
import type { Page } from '../pages'
import { checkPages } from './check-pages'

function page(
  file: string,
  lines: string[],
  applies: Page['applies'] = { plugin: 'lines', tailwind: [4] },
): Page {
  return { file, applies, isPartial: false, imports: {}, ...readFences(file, lines.join('\n')) }
}

const fence = (info: string, ...code: string[]) => [`\`\`\`${info}`, ...code, '```']

const viteConfig = (options: string) => [
  `import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'`,
  `import { defineConfig } from 'vite'`,
  `export default defineConfig({ plugins: [uvwt({ ${options} })] })`,
]

async function findings(...pages: Page[]): Promise<string[]> {
  const report = await checkPages(pages)
  return report.findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('a config is checked against the published types', async () => {
  const good = page('good.md', fence('ts title="vite.config.ts"', ...viteConfig('rem2rpx: true')))
  const bad = page('bad.md', fence('ts title="vite.config.ts"', ...viteConfig('rem2rpxx: true')))
  expect(await findings(good, bad)).toEqual([expect.stringMatching(/^bad\.md:4 TS2561 .*rem2rpxx/)])
})

test('the version of the page decides which types hold', async () => {
  const code = fence(
    'js',
    `const { UnifiedWebpackPluginV5 } = require('weapp-tailwindcss/webpack')`,
    `new UnifiedWebpackPluginV5({ minifiedJs: true })`,
  )
  const v2 = page('v2.md', code, { plugin: '2.11.x', tailwind: [3] })
  const v4 = page('v4.md', code)
  expect(await findings(v2, v4)).toEqual([expect.stringMatching(/^v4\.md:3 TS\d+ .*minifiedJs/)])
})

test('Tailwind 3 and 4 are distinguished', async () => {
  const config = fence(
    'js title="tailwind.config.js"',
    `/** @type {import('tailwindcss').Config} */`,
    `module.exports = { content: ['./src/**/*.vue'], corePlugins: { preflight: false } }`,
  )
  const three = page('three.md', config, { tailwind: [3] })
  const wrong = page('wrong.md', fence('css', '@import "tailwindcss/nothing.css";', '@import "tailwindcss";'))
  const right = page(
    'right.md',
    fence(
      'css',
      '@import "weapp-tailwindcss";',
      '@theme { --color-brand: #07c160; }',
      '.a { @apply text-brand; }',
    ),
  )
  const nested = page('nested.md', fence('css', '@import "weapp-tailwindcss/css";', '.a { @apply rounded; }'))
  expect(await findings(three, wrong, right, nested)).toEqual([expect.stringContaining('wrong.md:2')])
})

test('files of one page see each other, later blocks replace earlier ones', async () => {
  const project = page('project.md', [
    ...fence('ts title="src/size.ts"', `export const size = 'small'`),
    ...fence('ts title="src/use.ts"', `import { size } from './size'`, `export const n: number = size`),
    ...fence('ts title="src/size.ts"', `export const size = 3`),
  ])
  expect(await findings(project)).toEqual([])
})

test('a component is checked part by part, with the lines of the page', async () => {
  const component = page(
    'sfc.md',
    fence(
      'vue title="src/App.vue"',
      '<script setup lang="ts">',
      `import { ref } from 'vue'`,
      'const a = ref<number>(1)',
      `a.value = 'x'`,
      '</script>',
      '<template>',
      '  <view class="p-1" />',
      '</template>',
      '<style lang="scss">',
      '.a { .b {',
      '</style>',
    ),
  )
  expect(await findings(component)).toEqual([
    expect.stringMatching(/^sfc\.md:5 TS2322/),
    expect.stringMatching(/^sfc\.md:11 Unclosed block/),
  ])
})

test('templates, data and commands have their own checks', async () => {
  const wrong = page('wrong.md', [
    ...fence('wxml', '<view><text>a</view>'),
    ...fence('json', '{ "a": 1, }'),
    ...fence('yaml', 'a: [1'),
    ...fence('bash', 'npx weapp-tw frob', 'npm i no-such-package-of-ours', 'frobnicate'),
    ...fence('ts title="a.ts" part', 'plugins: [uvwt(],'),
    ...fence('', 'nothing'),
  ])
  expect(await findings(wrong)).toEqual([
    expect.stringContaining('wrong.md:2 <text> is not closed'),
    expect.stringContaining('wrong.md:5'),
    expect.stringContaining('wrong.md:8'),
    expect.stringContaining('wrong.md:11 weapp-tw has no command "frob"'),
    expect.stringContaining('wrong.md:12 no-such-package-of-ours'),
    expect.stringContaining('wrong.md:13 "frobnicate"'),
    expect.stringContaining('wrong.md:16 the excerpt does not parse'),
    expect.stringContaining('wrong.md:18 the fence names no language'),
  ])
})

test('good ones pass', async () => {
  const right = page('right.md', [
    ...fence('wxml', '<view class="a"><image src="x" /><text>b</text></view>'),
    ...fence('html', '<div><br><input type="text"><p>a</p></div>'),
    ...fence('jsonc', '{ // note', '  "a": 1, }'),
    ...fence('bash', '# a note', 'npx weapp-tw patch && cd src'),
    ...fence('ts title="a.ts" part', `plugins: [uni(), uvwt({ disabled })],`),
    ...fence('less', '.a { .b; color: @c; }'),
    ...fence('text', 'anything'),
  ])
  expect(await findings(right)).toEqual([])
})

test('an excused fence is counted with its reason', async () => {
  const report = await checkPages([
    page('a.md', [...fence('ts unchecked="只在 HBuilderX 里能跑"', 'x('), ...fence('ts unchecked=""', 'x(')]),
  ])
  expect(report.excused.map(entry => entry.reason)).toEqual(['只在 HBuilderX 里能跑', ''])
  expect(report.findings.map(entry => entry.message)).toEqual(['unchecked needs a reason in Chinese'])
})
