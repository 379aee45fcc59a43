import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bundleSite } from '../fixtures/bundle-site'

const CODE = `// 中文 before it
export default function Card({ title, tone }: { title?: string; tone?: string }) {
  return <b className={tone}>{title}</b>
}
Card.defaultProps = { title: 'none', tone: 'warm' }

export const Row = ({ wide } = {}) => <i>{String(wide)}</i>
Row.defaultProps = { wide: true }

export const Bare = props => <s>{props.word}</s>
Bare.defaultProps = { word: 'said' }

export const Shown = () => <p><Card tone={undefined} /><Row /><Bare word="own" /><Bare /> a -> b</p>
`

it('components have the defaults that are written beside them, wherever they are used, and signs in their texts', async () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'defaults-'))
  try {
    const entry = join(root, 'entry.tsx')
    writeFileSync(entry, CODE)
    const { urls } = await bundleSite({
      root,
      entries: { entry },
    })
    const { Shown } = (await import(urls.entry!)) as { Shown: () => null }
    expect(renderToStaticMarkup(createElement(Shown))).toBe(
      '<p><b class="warm">none</b><i>true</i><s>own</s><s>said</s> a -&gt; b</p>',
    )
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
