import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listBuilt } from '../../support/built-files'
import { runBuild } from '../../support/run-build'
import { root } from '../../support/run-server'
import { copySite } from '../../support/site-copy'

it('rules follow a class of Tailwind that a document names first, and what a configuration imports', async () => {
  const site = copySite({ fixture: 'examples/minimal', as: 'tailwind-rules' })
  const build = async () => {
    const { code, text } = await runBuild(site.options)
    expect(code, text).toBe(0)
  }
  const name = (className: string) =>
    site.write('docs/styled.mdx', `# Styled\n\n<p className="${className}">x</p>\n`)
  const colour = (value: string) => site.write('looks/colors.js', `export default { sea: '${value}' }\n`)
  const rules = (files: RegExp) =>
    listBuilt(join(root, site.out), files)
      .map(file => readFileSync(join(root, site.out, file), 'utf8'))
      .join()
  const [ofTheme, ofPages] = [/app-[^/]*\.css$/, /\.(?:css|html)$/]
  site.write('package.json', '{ "devDependencies": { "tailwindcss": "4" } }')
  site.write(
    'sky.config.js',
    "import colors from './looks/colors'\nexport default { theme: { extend: { colors } } }\n",
  )
  site.write('looks/sky.css', "@config '../sky.config.js';\n@import 'tailwindcss/utilities';\n")
  // The stylesheet of an island refers to the Tailwind configuration.
  site.write(
    'pages/sky.jsx',
    `import { useState } from 'react'
import '../looks/sky.css'
export default function Sky() {
  const [count, setCount] = useState(0)
  return <button className="text-sea" onClick={() => setCount(count + 1)}>{count}</button>
}
`,
  )
  name('mt-13')
  colour('#010409')
  await build()
  expect(rules(ofTheme)).toContain('.mt-13{')
  expect(rules(ofPages)).toContain('color:#010409')
  name('mt-17')
  await build()
  expect(rules(ofTheme)).toContain('.mt-17{')
  expect(rules(ofTheme)).not.toContain('.mt-13{')
  colour('#010408')
  await build()
  expect(rules(ofPages)).toContain('color:#010408')
  expect(rules(ofPages)).not.toContain('#010409')
})
