import type { SiteCopy } from '../support/site-copy'

interface Broken {
  /** First lines of the component, which define `used`. */
  imports: string
  /** Further files, by path in src. */
  files?: Record<string, string>
  /** Expected file, line and column; the path is relative to src. */
  place: string
  what: string
  remedy: string
}

/** Components that cannot be bundled, by name. */
export const BROKEN: Record<string, Broken> = {
  Syntax: {
    imports: "import { used } from './helper'",
    files: { 'helper.ts': 'export const one = 1\nexport const used = = 2\n' },
    place: 'helper.ts:2:21',
    what: 'Unexpected token',
    remedy: 'Correct the syntax',
  },
  Absent: {
    imports: "import { used } from './gone'",
    place: 'Absent.jsx:1:23',
    what: "The import './gone' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  OnDemand: {
    imports: "const used = () => import('./gone-too')",
    place: 'OnDemand.jsx:1:28',
    what: "The import './gone-too' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  OpenBlock: {
    imports: "import used from './open.module.css'",
    files: { 'open.module.css': '.a { color: red\n.b { color: blue }\n' },
    place: 'open.module.css:1:4',
    what: 'A block is not closed',
    remedy: 'Add the missing }',
  },
  SheetImport: {
    imports: "import used from './sheet.module.css'",
    files: { 'sheet.module.css': "@import './gone.css';\n.a { color: red }\n" },
    place: 'sheet.module.css:1:10',
    what: "The import './gone.css' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  // Only the browser bundle fails: the server uses the other file.
  ForBrowsers: {
    imports: "import { used } from 'half'",
    files: {
      '../node_modules/half/package.json':
        '{"name":"half","type":"module","main":"server.js","module":"server.js","browser":"browser.js"}',
      '../node_modules/half/server.js': 'export const used = 1\n',
      '../node_modules/half/browser.js': 'export const used = = 1\n',
    },
    place: '../node_modules/half/browser.js:1:21',
    what: 'Unexpected token',
    remedy: 'Correct the syntax',
  },
  Packaged: {
    imports: "import used from './packaged.module.css'",
    files: { 'packaged.module.css': "@import 'absent-sheets/x.css';\n.a { color: red }\n" },
    place: 'packaged.module.css:1:10',
    what: "The package 'absent-sheets' is not installed",
    remedy: 'npm install absent-sheets',
  },
  Picture: {
    imports: "import used from './picture.module.css'",
    files: { 'picture.module.css': '.a { background: url(gone.png) }\n' },
    place: 'picture.module.css:1:22',
    what: "The address 'gone.png' points to a file that does not exist",
    remedy: 'Fix the path',
  },
  Variable: {
    imports: "import used from './tones.module.scss'",
    files: { 'tones.module.scss': '.a { color: $main }\n' },
    place: 'tones.module.scss:1:13',
    what: 'Sass: Undefined variable.',
    remedy: 'Fix the line',
  },
  Data: {
    imports: "import used from './data.json'",
    files: { 'data.json': '{\n  "a": 1,,\n}\n' },
    place: 'data.json:2:10',
    what: 'Key must be a string',
    remedy: 'Correct the JSON',
  },
  OfImport: {
    imports: "import { count as used } from './counter'\nexport const more = () => { used = 2 }",
    files: { 'counter.js': 'export let count = 1\n' },
    place: 'OfImport.jsx:2:29',
    what: "Cannot assign to import 'used'",
    remedy: 'Copy it into a variable of your own',
  },
  OfConstant: {
    imports: 'const used = 1\nexport const more = () => { used = 2 }',
    place: 'OfConstant.jsx:2:29',
    what: 'Unexpected re-assignment of const variable `used`',
    remedy: 'Declare it with let',
  },
}

/** Returns the source of a page that renders a component of src. */
export const pageOf = (name: string) =>
  `---\ntitle: ${name}\n---\nimport ${name} from '@site/src/${name}'\n\nText of ${name}.\n\n<${name} />\n`

/** Writes one page per broken component to a site, and one with a working component. */
export function writeBroken(site: SiteCopy): void {
  site.write('docs/intro.md', '# Intro\n')
  site.write('src/Sound.jsx', 'export default () => <button onClick={() => {}}>sound</button>\n')
  site.write('docs/sound.mdx', pageOf('Sound'))
  for (const [name, { imports, files = {} }] of Object.entries(BROKEN)) {
    const draws = `export default () => <p onClick={() => {}}>{String(used)}</p>`
    site.write(`src/${name}.jsx`, `${imports}\n${draws}\n`)
    for (const [file, text] of Object.entries(files)) site.write(`src/${file}`, text)
    site.write(`docs/${name.toLowerCase()}.mdx`, pageOf(name))
  }
}
