import { expect, test } from 'vitest'
import { readPackage } from './read-package'

const text = '{ "devDependencies": { "tailwindcss": "^4.1.0", "weapp-tailwindcss": "^4.12.0" } }'

test.each([
  [
    'pnpm-lock.yaml',
    'packages:\n\n  tailwindcss@4.1.13:\n    resolution: {}\n\n  weapp-tailwindcss@4.12.0(postcss@8.5.6):\n    resolution: {}\n\nsnapshots:\n\n  tailwindcss@4.1.13: {}\n',
  ],
  [
    'yarn.lock',
    'tailwindcss@^4.1.0:\n  version "4.1.13"\n\n"weapp-tailwindcss@^4.12.0":\n  version "4.12.0"\n',
  ],
  [
    'yarn.lock',
    '"tailwindcss@npm:^4.1.0":\n  version: 4.1.13\n\n"weapp-tailwindcss@npm:^4.12.0":\n  version: 4.12.0\n',
  ],
  [
    'package-lock.json',
    '{ "packages": { "node_modules/tailwindcss": { "version": "4.1.13" }, "node_modules/weapp-tailwindcss": { "version": "4.12.0" } } }',
  ],
])('%s says which versions are installed', (path, lock) => {
  const { packages, doubts } = readPackage('package.json', text, { path, text: lock })
  expect(Object.fromEntries(packages!.locked)).toEqual({
    tailwindcss: '4.1.13',
    'weapp-tailwindcss': '4.12.0',
  })
  expect(doubts).toEqual([])
})

test('two versions of one package are none that is known', () => {
  const lock = 'tailwindcss@^3.0.0:\n  version "3.4.17"\n\ntailwindcss@^4.1.0:\n  version "4.1.13"\n'
  const { packages, doubts } = readPackage('package.json', text, { path: 'yarn.lock', text: lock })
  expect(packages!.locked.size).toBe(0)
  expect(doubts).toHaveLength(2)
})
