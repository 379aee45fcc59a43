import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * Ids of former headings. External links still use them: each id is at the current place of its text, or in a table
 * row or a card that links to the page with the text.
 */
const MOVED: Record<string, string> = {
  'docs/api/interfaces/UserDefinedOptions.mdx':
    'hooks internal leaving matching newer root script style tailwind universal',
  'docs/community/index.mdx': 'start',
  'docs/intro.mdx': 'try',
  'docs/issues/index.mdx':
    'child-selectors exclude-folder h5-and-app hmr-speed hot-reload install-errors interactive-variants package-size',
  'docs/quick-start/frameworks/api.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/frameworks/hbuilderx.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/frameworks/mpx.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/frameworks/native.mdx':
    'install-plugin install-tailwind project-config requirements result',
  'docs/quick-start/frameworks/rax.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/frameworks/taro.mdx': 'install-plugin install-tailwind postcss requirements result',
  'docs/quick-start/frameworks/uni-app-vite.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/frameworks/uni-app-x.mdx':
    'import-styles install-plugin install-tailwind pitfalls register requirements result sample-page tailwind-config verify',
  'docs/quick-start/frameworks/uni-app.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/native/1.install-plugin.mdx': 'install-plugin install-tailwind requirements result',
  'docs/quick-start/v4/mpx.mdx': 'requirements result',
  'docs/quick-start/v4/taro-vite.mdx': 'requirements result',
  'docs/quick-start/v4/taro-webpack.mdx': 'requirements result',
  'docs/quick-start/v4/uni-app-vite-hbuilder.mdx': 'hbx-install hbx-package requirements result',
  'docs/quick-start/v4/uni-app-vite.mdx': 'requirements result',
  'docs/quick-start/v4/uni-app-webpack.mdx': 'requirements result',
  'docs/quick-start/v4/uni-app-x.mdx': 'hbx-install hbx-package requirements result',
  'docs/quick-start/v4/weapp-vite.mdx': 'requirements result',
  'docs/uni-app-x/install.mdx': 'import-styles requirements result sample-page tailwind-config',
}

test.each(Object.entries(MOVED))('%s still has the ids of its former headings, once each', (file, ids) => {
  const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
  const found = ids.split(' ').map(id => text.split(`id="${id}"`).length - 1)
  expect(found).toEqual(found.map(() => 1))
})

test('a row of the symptoms links to where its section moved', () => {
  const text = readFileSync(fileURLToPath(new URL('docs/issues/index.mdx', import.meta.url)), 'utf8')
  const rows = text.split('\n').filter(line => line.includes('<span id='))
  expect(rows).toHaveLength(MOVED['docs/issues/index.mdx']!.split(' ').length)
  expect(rows.filter(row => !/\]\([./]/.test(row))).toEqual([])
})
