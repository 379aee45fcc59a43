import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { completeStarter } from '../../data/complete-starter'
import { lines } from '../../data/lines'
import type { Project, Recipe } from '../../data/recipes'
import { zipStarter } from './zip-starter'

const [line] = lines
const starter: Recipe & { project: Project } = {
  id: 'x-vite-tw4',
  framework: 'x',
  tool: 'Vite',
  bundler: 'vite',
  tailwind: 4,
  page: '/docs/x',
  project: { scripts: { dev: 'dev:weapp', build: 'build:weapp' }, open: '.', output: 'dist', shows: [] },
}

test('the zip has the files with the versions of the line, a README with its commands and a .gitignore', () => {
  const files = { 'package.json': '{"weapp-tailwindcss":"{version:plugin}"}', 'src/app.js': 'App({})\n' }
  const zip = unzipSync(zipStarter(completeStarter(starter, files, line!)))
  const text = (path: string) => strFromU8(zip[`my-app/${path}`]!)
  expect(Object.keys(zip).sort()).toEqual(
    ['.gitignore', 'README.md', 'package.json', 'src/app.js'].map(path => `my-app/${path}`),
  )
  expect(text('package.json')).toBe(`{"weapp-tailwindcss":"${line!.plugin}"}`)
  expect(text('README.md')).toContain(`npm install\nnpm run dev:weapp\nnpm run build:weapp\n`)
})

test('the README names the folder to publish and the file with the appid', () => {
  const project = { ...starter.project, open: 'dist/dev/mp-weixin', output: 'dist/build/mp-weixin' }
  const files = { 'package.json': '{}', 'src/manifest.json': '{"mp-weixin":{"appid":"touristappid"}}' }
  const { 'README.md': text } = completeStarter({ ...starter, project }, files, line!)
  expect(text).toContain('第三条用于发布，产物在 `dist/build/mp-weixin`。')
  expect(text).toContain('把 `src/manifest.json` 里的 `touristappid` 换成你自己的，再构建一次。')
})
