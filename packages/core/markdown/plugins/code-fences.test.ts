import { describe, expect, test } from 'vitest'
import type { FenceHooks } from '../../config'
import { compile, mdxToHtml, problemsOf, toHtml } from '../fixtures/compile-text'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``
const lines = (html: string) => [...html.matchAll(/<span class="(line[^"]*)"/g)].map(match => match[1])
const plain = (html: string) => html.replace(/<[^>]+>/g, '')

describe('code blocks', () => {
  test('have a language, a title and lines of classed tokens', () => {
    expect(toHtml(fence('ts title="vite.config.ts"', "const a = '<b>'"))).toBe(
      '<figure class="code-block" data-lang="ts"><figcaption class="code-title">vite.config.ts</figcaption>' +
        '<pre tabindex="0"><code><span class="line"><span class="t-keyword">const</span> a = ' +
        `<span class="t-string">'&lt;b&gt;'</span></span>\n</code></pre></figure>\n`,
    )
  })
  test('without a language are text', () => {
    expect(toHtml('```\na < b\n```')).toContain(
      'data-lang="text"><pre tabindex="0"><code><span class="line">a &lt; b</span>',
    )
  })
  test('say how far a line is set in that a phone breaks: two columns or more, twelve at most', () => {
    const long = `call(${'a'.repeat(40)})`
    const code = [long, `  ${long}`, `     ${long}`, `${' '.repeat(20)}${long}`, '    short()'].join('\n')
    expect(lines(toHtml(fence('js', code)))).toEqual(['line', 'line in-2', 'line in-4', 'line in-12', 'line'])
  })
  test('mark the lines of a range, and then keep magic comments', () => {
    const html = toHtml(fence('js {1,3-4}', 'a\n// highlight-next-line\nc\nd'))
    const marked = 'line highlighted theme-code-block-highlighted-line'
    expect(lines(html)).toEqual([marked, 'line', marked, marked])
    expect(plain(html)).toContain('highlight-next-line')
  })
  test.each([
    ['js', '// highlight-next-line'],
    ['js', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['bash', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['wxml', '<!-- highlight-next-line -->'],
    ['css', '/* highlight-next-line */'],
  ])('%s: %s marks the next line and is taken out', (language, comment) => {
    const html = toHtml(fence(language, `a\n  ${comment}\nb\nc`))
    expect(lines(html).map(name => name!.includes('highlighted'))).toEqual([false, true, false])
    expect(plain(html)).not.toContain('highlight')
  })
  test('mark from start to end', () => {
    const html = toHtml(fence('ts', 'a\n// highlight-start\nb\nc\n// highlight-end\nd'))
    expect(lines(html).map(name => name!.includes('highlighted'))).toEqual([false, true, true, false])
    const open = toHtml(fence('ts', 'a\n// highlight-start\nb\n// highlight-start\nd'))
    expect(lines(open).map(name => name!.includes('highlighted'))).toEqual([false, false, false])
    expect(plain(open)).not.toContain('highlight')
  })
  test('mark by comments of the site too, each with its class', () => {
    const lineMarks = [
      { className: 'theme-code-block-highlighted-line', line: 'look' },
      { className: 'wrong', line: 'wrong-line', block: { start: 'wrong-start', end: 'wrong-end' } },
    ]
    const code =
      'a\n// wrong-start\nb\n// look\nc\n// wrong-end\n// wrong-line\n// look\nd\n// highlight-next-line\ne'
    const html = toHtml(fence('ts', code), { lineMarks })
    const marked = 'line highlighted theme-code-block-highlighted-line wrong'
    expect(lines(html)).toEqual(['line', 'line wrong', marked, marked, 'line', 'line'])
    expect(plain(html)).not.toMatch(/wrong|look/)
    expect(plain(html)).toContain('highlight-next-line')
  })
  test('keep a comment of another language', () => {
    expect(plain(toHtml(fence('python', '// highlight-next-line\na')))).toContain('highlight-next-line')
  })
  test('number their lines', () => {
    expect(toHtml(fence('ts showLineNumbers', 'a\nb'))).toMatch(
      /data-line-numbers>.*data-line="1".*data-line="2"/s,
    )
    expect(toHtml(fence('ts showLineNumbers=7', 'a\nb'))).toMatch(
      /data-start="7".*data-line="7".*data-line="8"/s,
    )
  })
  test('of changes have signs as classes', () => {
    const html = toHtml(fence('diff', '--- a\n+++ b\n-old\n+new\n same'))
    expect(lines(html)).toEqual(['line', 'line', 'line removed', 'line added', 'line'])
    expect(plain(html)).toContain('\nold\nnew\nsame\n')
  })
  test('say why they are excused, and must say so', () => {
    expect(toHtml(fence('ts unchecked="只能在真机上看"', 'a'))).toContain(
      '</pre><p class="code-note">未校验：只能在真机上看</p></figure>',
    )
    expect(problemsOf(fence('ts unchecked', 'a'))).toEqual(['1: `unchecked` needs a reason'])
  })
  test('keep names in commands whole, unless no screen has room for them', () => {
    const html = toHtml(fence('bash', `npm i my-app@1 plain ${'long-'.repeat(9)}`))
    expect(html).toContain(' i <span>my-app@1</span> plain long-long-')
    expect(toHtml(fence('js', 'my - app-b'))).not.toContain('<span>')
  })

  test('sentences without a language wrap, drawings do not', () => {
    expect(toHtml(fence('text', '目标是微信小程序'))).toContain('data-lang="text" data-wrap="on"')
    for (const code of ['目录\n├─ src', '名字    用途', 'plain words'])
      expect(toHtml(fence('text', code)), code).not.toContain('data-wrap')
  })

  test('a long line keeps strings or their classes whole, and may go on below before a call', () => {
    const html = toHtml(fence('ts', `const a = on('p-4 text-[40rpx]').off('${'plain '.repeat(6)}p-4')`))
    expect(html).toContain(`(<wbr><span class="t-string"><span>'p-4 text-[40rpx]'</span></span>)<wbr>.`)
    expect(html).toContain("plain <span>p-4'</span>")
    expect(html.match(/<span>/g)).toHaveLength(2)
    expect(toHtml(fence('classes', `p-4 ${'plain '.repeat(9)}`))).toContain('<span>p-4</span> plain')
    expect(toHtml(fence('ts', "on('p-4').off()"))).not.toMatch(/<wbr>|<span>/)
  })
  test('are the same in MDX', () => {
    const source = fence('jsx title="a"', 'const a = <b c={`"d"`}>\\n</b>')
    expect(mdxToHtml(source)).toBe(toHtml(source).trim())
  })
})

describe('package manager tabs', () => {
  const install = fence('bash npm2yarn', 'npm i -D a')

  test('show four managers in Markdown', () => {
    const html = toHtml(install)
    expect(html).toMatch(
      /^<div class="tabs" data-group="npm2yarn"><div role="tablist" class="tab-list" aria-label="包管理器">/,
    )
    expect([...html.matchAll(/role="tab" [^>]*>([^<]+)</g)].map(match => match[1])).toEqual([
      'npm',
      'Yarn',
      'pnpm',
      'Bun',
    ])
    expect([...html.matchAll(/role="tabpanel"[^>]*data-inactive/g)]).toHaveLength(3)
    expect(plain(html)).toContain('yarn add --dev a')
  })
  test('are the components of the theme in MDX', () => {
    const result = compile(install, { format: 'mdx' })
    expect(result).toMatchObject({ components: ['Tabs', 'TabItem'] })
    expect(mdxToHtml(install)).toMatch(
      /data-name="Tabs" label="包管理器" groupId="npm2yarn">.*data-name="TabItem" value="pnpm" label="pnpm"><figure/s,
    )
  })
  test('are not tied to others on request', () => {
    expect(toHtml(install, { tabsSync: false })).not.toContain('data-group')
  })
  test('of a post are npm and pnpm, on their own', () => {
    const html = toHtml(install, { isBlog: true })
    expect([...html.matchAll(/role="tab" [^>]*>([^<]+)</g)].map(match => match[1])).toEqual(['npm', 'pnpm'])
    expect(html).not.toContain('data-group')
  })
})

describe('live code', () => {
  test.each([toHtml, mdxToHtml])('is an island that can be read without script', draw => {
    const html = draw(fence('jsx live noInline', 'render(<b>"a"</b>)'))
    const props = html
      .match(/data-props="([^"]*)"/)![1]!
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
    expect(html).toMatch(
      /^\s*<div data-island="engine:live-code" data-props="[^"]*" data-load="visible"[^>]*><figure/,
    )
    expect(JSON.parse(props)).toEqual({ code: 'render(<b>"a"</b>)', noInline: true })
  })
})

describe('fences of a plugin', () => {
  const draw: FenceHooks['draw'] = (fence, page) => {
    if (!fence.flags.has('both')) return undefined
    if (fence.code.includes('bad')) page.report({ what: 'a bad one', remedy: 'a good one' })
    const made = page.code({ language: 'js', code: 'let made', marks: [[4, 8]] })
    if (fence.attributes.as === 'tabs')
      return {
        label: 'ways',
        group: 'way',
        tabs: [
          { value: 'in', label: 'In', html: page.plain() },
          { value: 'out', label: 'Out', html: made },
        ],
      }
    if (fence.attributes.as === 'table')
      return page.codeTable({ heads: ['a', 'b'], rows: [['<', fence.code]] })
    return `<div class="code-group"><div>${page.caption(`in <${fence.fields.line}>`)}${page.plain()}</div>${made}</div>`
  }

  test('are drawn as it says, with highlighted code, marks and captions', () => {
    const html = toHtml(fence('js both', 'let a'), { fences: { draw }, fields: { line: 4 } })
    expect(html).toMatch(
      /^<div class="code-group"><div><p class="block-caption">in &lt;4&gt;<\/p><figure class="code-block"/,
    )
    expect(html).toContain('<mark class="code-change">')
    expect(plain(html)).toContain('let made')
  })
  test('may be tabs, in Markdown and in MDX', () => {
    const source = fence('js both as="tabs"', 'let a')
    expect(toHtml(source, { fences: { draw } })).toContain('<div class="tabs" data-group="way">')
    expect(mdxToHtml(source, { fences: { draw } })).toContain('data-name="Tabs" label="ways" groupId="way"')
  })
  test('may be tables of code', () => {
    expect(toHtml(fence('js both as="table"', 'x'), { fences: { draw } })).toContain(
      '<td><code>&lt;</code></td><td><code>x</code></td>',
    )
  })
  test('report problems at their line', () => {
    expect(
      compile(`a\n\n${fence('js both', 'bad')}`, { fences: { draw, words: { both: true } } }).problems,
    ).toEqual([{ what: 'a bad one', where: { file: 'docs/page.md', line: 3 }, remedy: 'a good one' }])
  })
  test('that it does not know stay ordinary', () => {
    expect(toHtml(fence('js', 'let a'), { fences: { draw } })).toBe(toHtml(fence('js', 'let a')))
  })
})

describe('forms of a fence', () => {
  const variants: FenceHooks['variants'] = ({ code }) => {
    if (!code.includes('{v}')) return undefined
    const values = code.includes('same') ? ['1'] : ['1', '2']
    const variants = values.map(value => ({ value, label: `v${value}`, code: code.replace('{v}', value) }))
    return { label: 'Version', group: 'version', query: 'v', variants }
  }
  const draw = (info: string, code: string) => toHtml(fence(info, code), { fences: { variants } })

  test('may be the code of an empty fence, with a title; its lines are those that are checked', () => {
    const fences: FenceHooks = {
      words: { file: true },
      variants: () => ({ label: '', title: 'a.ts', variants: [{ value: '', label: '', code: 'one\ntwo' }] }),
    }
    const html = toHtml('```ts file="a.ts" {2}\n```', { fences })
    expect(html).toContain('<figcaption class="code-title">a.ts</figcaption>')
    expect(lines(html)[1]).toContain('highlighted')
    expect(problemsOf('```ts file="a.ts" {2}\n```', { fences })).toEqual([])
    expect(problemsOf('```ts file="a.ts" {3}\n```', { fences })).not.toEqual([])
  })

  test('are tabs of their group', () => {
    const html = draw('json', '"{v}"')
    expect(html).toContain('<div class="tabs" data-group="version" data-query="v"><div role="tablist"')
    expect([...html.matchAll(/data-label="(v\d)"/g)].map(match => match[1])).toEqual(['v1', 'v2'])
    expect(plain(html)).toMatch(/"1".*"2"/s)
  })
  test('follow, without a second row of tabs, below package managers', () => {
    const html = draw('bash npm2yarn', 'npm i a@{v}')
    expect([html.match(/role="tablist"/g)?.length, html.match(/role="tabpanel"/g)?.length]).toEqual([1, 4])
    expect(html.match(/<div class="tab-panel" data-value="[12]"/g)).toHaveLength(8)
    expect(plain(html)).toContain('pnpm add a@2')
  })
  test('that are only one need no tabs', () => {
    expect(draw('bash', 'same {v}')).not.toContain('tabs')
    expect(plain(draw('bash', 'same {v}'))).toBe('same 1\n\n')
  })
  test('are the same in MDX', async () => {
    const html = await mdxToHtml(fence('bash npm2yarn', 'npm i a@{v}'), { fences: { variants } })
    expect(
      html.match(/data-name="Tabs" label="[^"]+" groupId="version" queryString="v" follows="true"/g),
    ).toHaveLength(4)
  })
})

describe('words with hints', () => {
  const hints: FenceHooks['hints'] = ({ code }) => ({
    source: 'hints.json',
    ranges: [[code.indexOf('deep'), code.indexOf('deep') + 4, 'a.deep']],
  })
  test('stand in the code as parts that a keyboard reaches, and nothing of the code is lost', () => {
    const html = toHtml(fence('js', 'call({\n  deep: true,\n})'), { fences: { hints } })
    expect(html).toContain('<figure class="code-block" data-lang="js" data-hints="hints.json">')
    expect(html).toMatch(
      /<span class="code-hint" role="button" tabindex="0" data-hint="a.deep">.*deep.*<\/span>/,
    )
    expect(plain(html)).toBe('call({\n  deep: true,\n})\n\n')
  })
  test('are left out where comments are taken out of the code', () => {
    const html = toHtml(fence('js', '// highlight-next-line\ncall({ deep: true })'), { fences: { hints } })
    expect(html).not.toContain('data-hint')
  })
})
