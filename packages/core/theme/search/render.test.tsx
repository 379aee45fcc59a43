import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { searchDialogText } from '../text/search'
import { HitRow } from './dialog/HitRow'
import { ErrorScreen, NoResultsScreen } from './dialog/MessageScreens'
import { emptyHits } from './fixtures'
import { PageHit } from './page/PageHit'
import { reportUrl, searchPageUrl } from './search-page-url'

const CORPUS = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '&lt;b&gt;&#x3c;i&#x3e;',
  '\u202e\u2066右到左',
  '\ud800 lone \udc00',
  'a'.repeat(10_000),
  'null\u0000byte',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker would type
  '${alert(1)} {{alert(1)}}',
]
const text = searchDialogText.en
const nothing = () => {}

describe('hostile text', () => {
  it.each(CORPUS)('stays text in rows, hits, messages: %.20s', evil => {
    const [plain] = emptyHits(1)
    const marked = { text: evil, marks: [[0, 3]] as [number, number][] }
    const hit = {
      ...plain!,
      content: evil,
      snippet: { lvl1: marked, content: marked },
      highlight: { lvl1: marked },
    }
    const html = [
      <HitRow
        key="a"
        hit={hit}
        href="/x"
        id="i"
        active
        icon="page"
        onActivate={nothing}
        onSelect={nothing}
      />,
      <PageHit key="b" hit={hit} href="/x" />,
      <NoResultsScreen
        key="c"
        title={text.noResults}
        query={evil}
        suggestions={[evil]}
        lang="zh-cn"
        reportUrl={undefined}
        text={text}
        onSuggestion={nothing}
      />,
      <ErrorScreen key="d" failure={{ kind: 'api', status: 400, message: evil }} text={text} />,
    ]
      .map(node => renderToStaticMarkup(node))
      .join('')
    const tags = new Set(html.match(/<[a-z]+/g))
    expect([...tags].filter(tag => ['<img', '<script', '<i', '<b'].includes(tag))).toEqual([])
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
  })

  it.each(CORPUS)('makes addresses that hold nothing but the query: %.20s', evil => {
    const url = new URL(searchPageUrl('/base/', '/search', { query: evil }), 'https://x.test')
    expect(url.pathname).toBe('/base/search')
    expect([...url.searchParams.keys()]).toEqual(['q'])
    expect(new URL(reportUrl('https://y.test/new?title={query}', evil)!).host).toBe('y.test')
  })

  it('never makes a report link of a script', () => {
    expect(reportUrl('javascript:alert({query})', 'x')).toBeUndefined()
    expect(reportUrl(' data:text/html,{query}', 'x')).toBeUndefined()
    expect(reportUrl('/report?q={query}', '甲 b')).toBe('/report?q=%E7%94%B2%20b')
  })
})

describe('the words of the dialog', () => {
  it('are there in both languages', () => {
    expect(Object.keys(searchDialogText.zh)).toEqual(Object.keys(searchDialogText.en))
    for (const words of [searchDialogText.en, searchDialogText.zh]) {
      for (const word of Object.values(words))
        expect(typeof word === 'function' ? word(7 as never) : word).not.toBe('')
    }
    expect(searchDialogText.en.seeAll(41)).toBe('See all 41 results')
    expect(searchDialogText.zh.seeAll(41)).toBe('查看全部 41 个结果')
    expect(searchDialogText.en.seeAll(1)).toBe('See 1 result')
  })

  it('say what was not found, and offer at most three names', () => {
    const html = renderToStaticMarkup(
      <NoResultsScreen
        title={text.noResults}
        query="abc"
        elsewhere={13}
        suggestions={['甲', '乙', '丙', '丁']}
        lang="zh-cn"
        reportUrl="https://y.test/"
        text={text}
        onSuggestion={nothing}
      />,
    )
    expect(html).toContain('No results for &quot;<strong>abc</strong>&quot;')
    expect(html).toContain('Show 13 results elsewhere')
    expect(html).toContain('Try searching for')
    expect(html.match(/<li>/g)).toHaveLength(3)
    expect(html).toContain('Believe this query should return results?')
    expect(html).toContain('Let us know.')
  })
})

describe('the error screen', () => {
  const html = (failure: Parameters<typeof ErrorScreen>[0]['failure']) =>
    renderToStaticMarkup(<ErrorScreen failure={failure} text={text} />)

  it('blames the network when no host answers', () => {
    const shown = html({
      kind: 'unreachable',
      message: 'Unreachable hosts - your application id may be incorrect.',
    })
    expect(shown).toContain('Unable to fetch results')
    expect(shown).toContain('You might want to check your network connection.')
    expect(shown).not.toContain('application id')
  })

  it('says that the device is offline, and nothing else', () => {
    vi.stubGlobal('navigator', { onLine: false })
    const shown = html({ kind: 'unreachable', message: 'Failed to fetch' })
    vi.unstubAllGlobals()
    expect(shown).toContain('You are offline')
    expect(shown).not.toContain('Unable')
  })

  it('tells time-outs, and status and message of an API error', () => {
    expect(html({ kind: 'timeout', message: 'Connection timeout' })).toContain('Connection timeout')
    const api = html({ kind: 'api', status: 403, message: 'Invalid key' })
    expect(api).toContain('403 Invalid key')
    expect(api).not.toContain('network connection')
    expect(html({ kind: 'missing', message: '`appId` is missing.' })).toContain('`appId` is missing.')
  })
})
