import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  findMadeFiles,
  findMadePages,
  findPatchedAnchors,
  findThemeAnchors,
  findThemeLinks,
  findThemeParts,
} from './made-pages.mjs'

const PATHS = ['/', '/docs/intro', '/blog']
const CONFIG = '// Not carried over: The plugin @x/docusaurus-plugin-typedoc-api\n'

it('a link into a folder that only a plugin fills is not dead, any other is', () => {
  const isMade = findMadePages(CONFIG, PATHS)
  expect(isMade('the link /api/core/class/X#init points to a page that does not exist')).toBe(true)
  expect(isMade('the link /docs/gone points to a page that does not exist')).toBe(false)
  expect(isMade('the link /api/x points to an anchor that its page does not have')).toBe(false)
})

it('without such a plugin every one is dead', () => {
  const isMade = findMadePages('// Not carried over: The plugin llms-txt\n', PATHS)
  expect(isMade('the link /api/core points to a page that does not exist')).toBe(false)
})

it('an import of what the checkout ignores is made by its owner, any other is wrong', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'made-'))
  writeFileSync(join(checkout, '.gitignore'), '# made\ndist\ndocs/packages/*/generated\n!docs/kept/x\n')
  const isMade = findMadeFiles(checkout)
  const importing = (path, file = 'docs/packages/Utils.mdx') =>
    isMade({ what: `the import '${path}' points to a file that does not exist`, file })
  expect(importing('./utils/generated/index.md')).toBe(true)
  expect(importing('../packages/utils/generated/index.md', 'docs/users/A.mdx')).toBe(true)
  expect(importing('./utils/index.md')).toBe(false)
  expect(importing('./dist/index.md')).toBe(false)
  expect(
    isMade({ what: 'the link /x points to a page that does not exist', file: 'docs/packages/Utils.mdx' }),
  ).toBe(false)
  expect(
    findMadeFiles(mkdtempSync(join(tmpdir(), 'made-')))({
      what: "the import './x' points to a file that does not exist",
      file: 'a.md',
    }),
  ).toBe(false)
})

it('so is one that the folder of the site ignores, without its ending too', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'made-'))
  const siteDir = join(checkout, 'website')
  mkdirSync(siteDir)
  writeFileSync(join(siteDir, '.gitignore'), 'src/examples.js\n')
  const told = {
    what: "the import '../examples' points to a file that does not exist",
    file: 'website/src/components/Example.tsx',
  }
  expect(findMadeFiles(checkout, { siteDir })(told)).toBe(true)
  expect(findMadeFiles(checkout)(told)).toBe(false)
  expect(findMadeFiles(checkout, { siteDir })({ ...told, file: 'website/src/Example.tsx' })).toBe(false)
})

it('authors that a command of the owner writes are made, those that nobody wrote are missing', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'made-'))
  writeFileSync(join(checkout, '.gitignore'), '/blog/made.yml\n')
  const missing = { what: "Can't reference x because no authors map file could be loaded.", file: 'a.md' }
  expect(findMadeFiles(checkout, { authorsFile: 'blog/made.yml' })(missing)).toBe(true)
  expect(findMadeFiles(checkout, { authorsFile: 'blog/authors.yml' })(missing)).toBe(false)
  expect(findMadeFiles(checkout)(missing)).toBe(false)
})

it('an anchor that a part of a swizzled theme brings is not dead, any other is', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'theme-'))
  const dead = id => `the link #${id} points to an anchor that its page does not have`
  mkdirSync(join(siteDir, 'src/components'), { recursive: true })
  writeFileSync(join(siteDir, 'src/components/Form.jsx'), "const INPUT = 'letter-input'\n")
  expect(findThemeAnchors(siteDir)(dead('letter-input'))).toBe(false)
  mkdirSync(join(siteDir, 'src/theme'))
  expect(findThemeAnchors(siteDir)(dead('letter-input'))).toBe(true)
  expect(findThemeAnchors(siteDir)(dead('letter'))).toBe(false)
})

it('a link that the site draws itself may lead elsewhere', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'theme-'))
  const dead = 'the link /blog/x points to a page that does not exist'
  expect(findThemeLinks(siteDir)(dead)).toBe(false)
  mkdirSync(join(siteDir, 'src/theme'), { recursive: true })
  const mapping = join(siteDir, 'src/theme/MDXComponents.js')
  writeFileSync(mapping, 'export default { ...Original, Card }\n')
  expect(findThemeLinks(siteDir)(dead)).toBe(false)
  writeFileSync(mapping, 'export default {\n  ...Original,\n  a: LocalLink,\n  Card,\n}\n')
  expect(findThemeLinks(siteDir)(dead)).toBe(true)
  expect(findThemeLinks(siteDir)('the image x.png does not exist')).toBe(false)
})

it('what a page imports of a theme that the site adds needs its package', () => {
  const what = "importing '@theme/ApiTabs' in a page is not supported"
  expect(findThemeParts('// Not carried over: The theme x: …\n')(what)).toBe(true)
  expect(
    findThemeParts('// Not carried over: The theme x: …\n')(
      'the link /x points to a page that does not exist',
    ),
  ).toBe(false)
  const inside = "there is no module '@theme/ApiTabs', and 'Notice' needs it"
  expect(findThemeParts('// Not carried over: The theme x: …\n')(inside)).toBe(true)
  expect(findThemeParts('// Not carried over: The preset x, …\n')(what)).toBe(true)
  const swizzled = folder => `there is no module 'x', and checkout/${folder}/Code.tsx:4 needs it`
  expect(findThemeParts(CONFIG)(swizzled('src/theme'))).toBe(true)
  expect(findThemeParts(CONFIG)(swizzled('src/components'))).toBe(false)
  expect(findThemeParts(CONFIG)(what)).toBe(false)
  expect(findThemeParts(CONFIG)(inside)).toBe(false)
})

it('anchors are named otherwise by an owner who changes how headings get their ids', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'patched-'))
  const file = 'patches/@docusaurus+mdx-loader+3.8.1.patch'
  const config = `// Not carried over: ${file}, which changes @docusaurus/mdx-loader\n`
  const dead = 'the link /x#A-B points to an anchor that its page does not have'
  mkdirSync(join(siteDir, 'patches'))
  writeFileSync(join(siteDir, file), '+++ b/lib/remark/toc/index.js\n')
  expect(findPatchedAnchors(siteDir, config)(dead)).toBe(false)
  writeFileSync(join(siteDir, file), '+++ b/lib/remark/headings/index.js\n')
  expect(findPatchedAnchors(siteDir, config)(dead)).toBe(true)
  expect(findPatchedAnchors(siteDir, config)('the link /x points to a page that does not exist')).toBe(false)
  expect(findPatchedAnchors(siteDir, '')(dead)).toBe(false)
})
