import { expect, it } from 'vitest'
import { markdownText } from '../../markdown'
import { holdFrames } from './hold-frames'

const hold = (html: string, frames: string[] = ['https://player.example/']) =>
  holdFrames(html, { site: { allowedForeignUrls: { images: [], frames, media: [] } }, text: markdownText.en })

const frame = (attributes: string) => `<p>a</p><iframe ${attributes}></iframe><p>b</p>`

it('shows a poster with title and host, which keeps what the frame needs', () => {
  expect(
    hold(
      frame(
        'src="https://player.example/v?a=1&amp;b=2" title="How" allow="fullscreen" width="560" height="315" allowfullscreen',
      ),
    ),
  ).toBe(
    '<p>a</p><a class="frame-poster" href="https://player.example/v?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"' +
      ' data-frame="{&quot;title&quot;:&quot;How&quot;,&quot;allow&quot;:&quot;fullscreen&quot;,&quot;allowfullscreen&quot;:&quot;&quot;}"' +
      ' style="aspect-ratio:560 / 315;max-width:560px"><span class="frame-title">How</span> ' +
      '<span class="frame-host">Click to load from player.example</span></a><p>b</p>',
  )
})

it('takes an address without a scheme for the same', () => {
  expect(hold(frame('src="//player.example/v"'))).toContain('href="https://player.example/v"')
  expect(hold(frame('src="//player.example/v"'))).toContain('data-frame=')
})

it('stays a link where the site does not allow the host', () => {
  const poster = hold(frame('src="https://other.example/v"'))
  expect(poster).toContain('Open on other.example')
  expect(poster).not.toContain('data-frame')
  expect(poster).not.toContain('<iframe')
})

it('leaves frames of its own and those of islands alone', () => {
  const own = frame('src="/live-frame.html"')
  const island = `<div data-island="x"><div>${frame('src="https://player.example/v"')}</div></div>`
  expect(hold(own)).toBe(own)
  expect(hold(island)).toBe(island)
  expect(hold(island + frame('src="https://player.example/v"'))).toContain(
    '</div></div><p>a</p><a class="frame-poster"',
  )
})

it('keeps a size of its own', () => {
  expect(hold(frame('src="https://player.example/v" width="100%" height="500"'))).toContain(
    'style="height:500px"',
  )
  expect(hold(frame('src="https://player.example/v" style="width:100%;height:9rem"'))).toContain(
    'style="width:100%;height:9rem"',
  )
})
