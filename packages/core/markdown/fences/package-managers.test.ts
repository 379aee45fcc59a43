import { expect, test } from 'vitest'
import { convertCommands } from './package-managers'

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm i', 'yarn install', 'pnpm install', 'bun install'],
  [
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['npm i a @b/c@1', 'yarn add a @b/c@1', 'pnpm add a @b/c@1', 'bun add a @b/c@1'],
  ['npm i -D a', 'yarn add --dev a', 'pnpm add -D a', 'bun add --dev a'],
  ['npm install --save-dev a', 'yarn add --dev a', 'pnpm add --save-dev a', 'bun add --dev a'],
  ['npm i --save a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm i -g a', 'yarn global add a', 'pnpm add -g a', 'bun add -g a'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  ['npm update a', 'yarn upgrade a', 'pnpm update a', 'bun update a'],
  ['npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['npm run dev -- --port 1', 'yarn dev --port 1', 'pnpm run dev --port 1', 'bun run dev --port 1'],
  ['npm test', 'yarn test', 'pnpm run test', 'bun run test'],
  [
    'npm create vite@latest app -- --template vue',
    'yarn create vite app --template vue',
    'pnpm create vite@latest app --template vue',
    'bun create vite@latest app --template vue',
  ],
  ['npm init -y', 'yarn init -y', 'pnpm init -y', 'bun init -y'],
  ['npx some-tool patch', 'yarn some-tool patch', 'pnpm exec some-tool patch', 'bunx some-tool patch'],
  ['npx degit a/b#c d', 'yarn dlx degit a/b#c d', 'pnpm dlx degit a/b#c d', 'bunx degit a/b#c d'],
  [
    'npx @tailwindcss/upgrade',
    'yarn dlx @tailwindcss/upgrade',
    'pnpm dlx @tailwindcss/upgrade',
    'bunx @tailwindcss/upgrade',
  ],
  ['npx -y a', 'yarn dlx a', 'pnpm dlx a', 'bunx a'],
  [
    'cd a && npm i && npm run b',
    'cd a && yarn install && yarn b',
    'cd a && pnpm install && pnpm run b',
    'cd a && bun install && bun run b',
  ],
  ['NODE_ENV=x npm run b', 'NODE_ENV=x yarn b', 'NODE_ENV=x pnpm run b', 'NODE_ENV=x bun run b'],
  ['# 安装 npm 包', '# 安装 npm 包', '# 安装 npm 包', '# 安装 npm 包'],
  ['git clone x', 'git clone x', 'git clone x', 'git clone x'],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(convertCommands(npm, 'npm')).toBe(npm)
  expect(convertCommands(npm, 'yarn')).toBe(yarn)
  expect(convertCommands(npm, 'pnpm')).toBe(pnpm)
  expect(convertCommands(npm, 'bun')).toBe(bun)
})

test('lines keep their place', () => {
  expect(convertCommands('# a\nnpm i b\n\nnpm run c', 'pnpm')).toBe('# a\npnpm add b\n\npnpm run c')
})
