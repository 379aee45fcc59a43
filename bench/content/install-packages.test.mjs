import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findImports } from './install-packages.mjs'

let dir = ''
const write = (name, text) => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'packages-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('finds packages, and takes neither addresses nor files nor what a bundler resolves for one', () => {
  const code = write(
    'page.tsx',
    `import clsx from 'clsx'
import { Tab } from '@headlessui/react/tabs'
import 'https://cdn.example/widget.js'
import raw from '!!raw-loader!./x'
import data from 'virtual:data'
import own from './own'
import fs from 'node:fs'
import Link from '@docusaurus/Link'
const lodash = require('lodash/merge')
`,
  )
  const page = write('page.mdx', "import kit from 'some-kit'\nimport x from 'https://cdn.example/x.js'\n")
  expect(Object.fromEntries(findImports([page, code]))).toEqual({
    clsx: true,
    '@headlessui/react': true,
    lodash: true,
    'some-kit': false,
  })
})

it('takes the compiler of stylesheets along, where there are any', () => {
  const code = write('page.tsx', "import styles from './page.module.scss'\n")
  expect([...findImports([code]).keys()]).toEqual(['sass', 'sass-embedded'])
})
