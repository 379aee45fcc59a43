import { describe, expect, it } from 'vitest'
import { dropOtherTags, scopeCss, toPreviewCss } from './preview-css'

const plain = (css: string) => css.replace(/\s+/g, ' ').trim()

describe('preview CSS', () => {
  it('measures rpx by the phone, in values only', () => {
    expect(toPreviewCss('.w-_300rpx_{width:300rpx;margin:-1.5rpx .5rpx}')).toBe(
      '.w-_300rpx_{width:calc(300 * var(--rpx));margin:calc(-1.5 * var(--rpx)) calc(.5 * var(--rpx))}',
    )
  })

  it('names components as the web view does, and nothing else', () => {
    expect(toPreviewCss('.a>view+text,page,:not(button).view:is(view,.text){}')).toBe(
      '.a>wx-view+wx-text,wx-page,:not(wx-button).view:is(wx-view,.text){}',
    )
    expect(toPreviewCss('@keyframes spin{from{top:0}to{top:1px}}')).toBe(
      '@keyframes spin{from{top:0}to{top:1px}}',
    )
  })

  it.each([
    '.a{background:url(https://evil.example/a.png)}',
    '.a{background:u\\72l(https://evil.example/a.png)}',
    '.a{background:\\75 rl(//evil.example)}',
    '.a{--x:URL( "https://evil.example/a.png")}',
    '.a{background:image-set("https://evil.example/a.png" 1x)}',
    '.a{background:-webkit-image-set(url(x) 1x)}',
    '.a{mask:url(data:image/png;base64,xx),url(https://evil.example/m.svg#x)}',
    '.a{content:src("https://evil.example")}',
    '@import "https://evil.example/a.css";',
    '@IMPORT url(//evil.example);',
    '@font-face{font-family:x;src:url(//evil.example)}',
    '@namespace url(http://evil.example);',
    '@property --x{syntax:"<url>";initial-value:url(//evil.example);inherits:false}',
    '@media screen{.a{.b &{cursor:url(//evil.example),auto}}}',
  ])('loads nothing: %s', css => {
    expect(toPreviewCss(css)).not.toContain('evil')
  })

  it('keeps images that are in the text itself', () => {
    const css = '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}'
    expect(toPreviewCss(css)).toBe(css)
  })
})

it('stands under a class in a page, dark rules with the page', () => {
  const css =
    'wx-page,:host{--a:1}.a,.b{top:0}@media (prefers-color-scheme: dark){.a{top:1px}}@media (min-width:1px){.a{top:2px}}'
  expect(plain(scopeCss(css, '.still'))).toBe(
    '.still,.still :host{--a:1}.still .a,.still .b{top:0}html[data-theme="dark"] .still .a{top:1px}@media (min-width:1px){.still .a{top:2px}}',
  )
})

it('leaves out components that are not shown', () => {
  const css = 'wx-page {} wx-view, wx-form {} wx-switch[checked]::after {} .p-4 {}'
  expect(dropOtherTags(css, '<wx-view class="p-4">')).toBe('wx-page {} wx-view {} .p-4 {}')
})
