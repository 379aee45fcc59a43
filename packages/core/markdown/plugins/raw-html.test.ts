import { describe, expect, test } from 'vitest'
import { problemsOf, toHtml } from '../fixtures/compile-text'

describe('raw HTML in Markdown', () => {
  test.each([
    [
      'images',
      '<img src="./a.png">',
      '<img src="/asset/./a.png" width="200" height="100" loading="lazy" decoding="async" alt="">',
    ],
    ['one given side', '<img src="./a.png" width="50" alt="x">', 'width="50" alt="x" height="25"'],
    ['styles', '<p style="color: red">x</p>', '<p style="color: red">x</p>'],
    ['links', '文 <a href="./b.md" class="k">b</a>', '<a href="/link/./b.md" class="k">b</a>'],
    [
      'links out',
      '文 <a href="https://x.y?a&amp;b">b</a>',
      'href="https://x.y?a&amp;b" target="_blank" rel="noopener noreferrer" class="external"',
    ],
    [
      'media',
      '<video src="./a.mp4" poster="./p.png" controls></video>',
      '<video src="/asset/./a.mp4" poster="/asset/./p.png" controls>',
    ],
    ['entities', '<p title="a &copy; &#8211; b&nbsp;c">x</p>', '<p title="a © – b\u00a0c">x</p>'],
    ['empty elements', '文 <a id="x"/>后', '<a id="x"></a>后'],
    ['inline tags', '按 <kbd>Ctrl</kbd><br/>换行', '按 <kbd>Ctrl</kbd><br>换行'],
    [
      'tables',
      '<table><tr><td>x</td></tr></table>',
      'role="group" aria-label="表格"><table><tr><td>x</td></tr></table></div>',
    ],
    [
      'drawings',
      '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>',
      '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>',
    ],
  ])('%s', (_, source, expected) => {
    expect(toHtml(source)).toContain(expected)
    expect(problemsOf(source)).toEqual([])
  })
  test('details get a frame, nested and without a summary too', () => {
    const html = toHtml(
      '<details open>\n<summary>**a**</summary>\n\n**b**\n\n<details>\n\nc\n\n</details>\n\n</details>',
    )
    expect(html.replace(/\n/g, '')).toBe(
      '<details open class="details"><summary>**a**</summary><div class="details-body"><p><strong>b</strong></p>' +
        '<details class="details"><summary>详情</summary><div class="details-body"><p>c</p></div></details></div></details>',
    )
  })
  test('comments are left out', () => {
    expect(toHtml('a <!-- b --> c\n\n<!--\nd\n-->\n')).not.toMatch(/[bd]/)
  })
  test('a tag that never ends swallows nothing', () => {
    expect(toHtml('<div>\n<a\n</div>\n文字')).toContain('文字')
  })
  test.each([
    ['Array<String>', '1: <String> is not an HTML element and would vanish'],
    ['Promise<Object>', '1: <Object> is not an HTML element and would vanish'],
    ['Box<A>', '1: <A> is not an HTML element and would vanish'],
    ['<Tabs>\n</Tabs>', '1: <Tabs> is not an HTML element and would vanish'],
    ['a\n\n<div>\nb', '3: <div> is not closed'],
    ['a\n\n</div>', '3: </div> closes nothing'],
    ['<div>\n<b>\n</div>', '2: <b> is not closed before </div>'],
    ['<script>x</script>', "1: <script> is blocked by the site's Content-Security-Policy"],
    ['<p onclick="x()">a</p>', "1: the attribute onclick is blocked by the site's Content-Security-Policy"],
  ])('%s is named', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem])
  })
  test('what would vanish is shown as it is written', () => {
    expect(toHtml('Array<String>')).toBe('<p>Array&lt;String&gt;</p>\n')
  })
})
