import { describe, expect, it } from 'vitest'
import {
  buildIndex,
  createReader,
  explainRanking,
  type IndexOptions,
  MANIFEST_NAME,
  type SearchPage,
} from '.'
import { makeHanTables, pinyinTerms } from './node'

interface Draft extends Partial<SearchPage> {
  /** Paragraphs by heading. */
  body?: Record<string, string[]>
  code?: string[]
}

const draft = (path: string, title: string, { body = {}, code = [], ...more }: Draft = {}): SearchPage => ({
  path,
  url: `https://x.test${path}`,
  lvl0: '指南',
  title,
  sections: [
    { anchor: '', heading: title, level: 1, text: [], code },
    ...Object.entries(body).map(([heading, text]) => ({
      anchor: heading,
      heading,
      level: 2,
      text,
      code: [],
    })),
  ],
  language: 'zh-cn',
  tag: 'default',
  ...more,
})

async function open(pages: SearchPage[], options: IndexOptions = {}) {
  const { files } = await buildIndex(pages, { pinyin: pinyinTerms, hanTables: makeHanTables, ...options })
  const contents = new Map(files.map(file => [file.name, JSON.parse(new TextDecoder().decode(file.data))]))
  const fetched: string[] = []
  const load = async (name: string) => {
    fetched.push(name.split('/').at(-1)!)
    return contents.get(name)
  }
  const reader = createReader({ manifest: () => load(MANIFEST_NAME), file: load })
  const ask = (query: string) => reader.search({ indexName: 'docs', query })
  return {
    ask,
    fetched,
    explain: async (query: string) => explainRanking(await reader.explain({ indexName: 'docs', query })),
    /** Returns the pages that a query finds, without duplicates. */
    pages: async (query: string) => [
      ...new Set((await ask(query)).hits.map(({ url }) => url.split('#')[0]!)),
    ],
  }
}

/** Pages with common words, so that these are not rare. */
const usual = Array.from({ length: 12 }, (_, index) =>
  draft(`/usual${index}`, `教程 ${index}`, { body: { 安装: ['小程序的样式这样写，组件也一样。'] } }),
)

describe('words', () => {
  it('of the title go before keywords, headings, text and code', async () => {
    const { pages } = await open([
      draft('/code', '甲', { code: ['加载字体'] }),
      draft('/text', '乙', { body: { 丙: ['这里讲加载字体。'] } }),
      draft('/heading', '丁', { body: { 加载字体: [] } }),
      draft('/keyword', '戊', { keywords: ['加载字体'] }),
      draft('/title', '加载字体'),
    ])
    expect(await pages('加载字体')).toEqual(['/title', '/keyword', '/heading', '/text', '/code'])
  })

  it('that are a name lead to the section that documents it, before pages that have it as a keyword', async () => {
    const { pages } = await open([
      ...usual,
      draft('/keyword', '甲', { keywords: ['fontOptions'], body: { 乙: ['这里讲 fontOptions 和字体。'] } }),
      draft('/reference', '参考', { body: { fontOptions: ['类型是对象。'] } }),
      draft('/upgrade', '丙', { body: { 升级字体: [] } }),
      draft('/fonts', '丁', { keywords: ['升级字体'] }),
    ])
    expect(await pages('fontoptions')).toEqual(['/reference', '/keyword'])
    // A heading of Han words may be on an unrelated page, so the keyword wins.
    expect(await pages('升级字体')).toEqual(['/fonts', '/upgrade'])
  })

  it('of a keyword count by how much of the keyword they are', async () => {
    const { pages } = await open([
      ...usual,
      draft('/scattered', '圆角', {
        keywords: ['打包之后的圆角和开发时不一样', '发布以后单位变小写的那个选项'],
      }),
      draft('/size', '体积', { keywords: ['变小'], body: { 打包: ['看结果。'] } }),
    ])
    expect((await pages('打包怎么变小'))[0]).toBe('/size')
  })

  it('of a title keep their page, though another page has a rarer word of the query', async () => {
    const { pages } = await open([
      ...usual.map((page, index) => ({ ...page, keywords: index < 6 ? ['hbuilderx'] : [] })),
      draft('/editor', 'HBuilderX'),
      draft('/rare', '命令行', { body: { 其他: ['它和 hbuilderx 的集成。'] } }),
    ])
    expect(await pages('hbuilderx 集成')).toContain('/editor')
  })

  it('lead to the section that is about them, not to the first that has them', async () => {
    const { ask } = await open([
      ...usual,
      draft('/page', '配置', { body: { 开头: ['最后讲到加载字体。'], 加载字体: ['加载字体这样写。'] } }),
    ])
    expect((await ask('加载字体')).hits[0]!.url).toMatch(/#(?:加载字体|%E5%8A%A0)/)
  })

  it('that are rare must be there, common ones may miss', async () => {
    const { pages } = await open([
      ...usual,
      draft('/icons', '图标方案', { body: { 使用: ['写一个类名。'] } }),
    ])
    expect((await pages('小程序组件样式图标'))[0]).toBe('/icons')
  })
})

describe('questions', () => {
  it('have no weight in the words that only ask', async () => {
    const { pages } = await open([
      draft('/why', '为什么我写了没有用', { body: { 怎么办: ['为什么，怎么办，有没有，我写了。'] } }),
      draft('/dark', '深色模式', { body: { 切换: ['在按钮上切换。'] } }),
    ])
    expect((await pages('为什么我写了深色模式没有用呢'))[0]).toBe('/dark')
    expect((await pages('为什么'))[0]).toBe('/why')
  })

  it('are asked for the one character that is left of them', async () => {
    const { pages } = await open([...usual, draft('/group', '交流', { keywords: ['群号'] })])
    expect(await pages('有没有群')).toEqual(['/group'])
  })

  it('are cut at such words, so that no pair of characters bridges them', async () => {
    const { pages } = await open([
      draft('/bridge', '别的', { body: { 一: ['标的东西，图标的样子。'] } }),
      draft('/icons', '图标', { body: { 引入: [] } }),
    ])
    expect((await pages('怎么引入图标的样式'))[0]).toBe('/icons')
  })
})

describe('older generations', () => {
  const both = [
    draft('/api-v2/options', 'v2 配置项', { body: { cssPreflight: ['旧的。'] } }),
    draft('/api/options', 'v4 配置项', { body: { cssPreflight: ['新的。'] } }),
  ]
  const generations = [{ label: 'v2', paths: ['/api-v2'], names: ['v2', '2.x'] }]

  it('stand behind the current one unless the query names them, and carry their label', async () => {
    const { pages, ask } = await open(both, { generations })
    expect(await pages('cssPreflight')).toEqual(['/api/options', '/api-v2/options'])
    expect((await pages('v2 cssPreflight'))[0]).toBe('/api-v2/options')
    const { hits } = await ask('cssPreflight')
    expect(hits.map(({ badge }) => badge)).toEqual([undefined, 'v2'])
  })

  it('are known by the beginning of a path, not by a part of a name', async () => {
    const { ask } = await open([...both, draft('/api-v2x', 'cssPreflight')], { generations })
    const { hits } = await ask('cssPreflight')
    expect(hits.find(({ url }) => url === '/api-v2x')).not.toHaveProperty('badge')
  })
})

describe('classes and code', () => {
  const concept = draft('/arbitrary', '任意值写法', { body: { 方括号: ['值写在方括号里。'] } })

  it('rank the page that explains them before a line of code that has them', async () => {
    const { pages } = await open([draft('/code', '别的', { code: ['<view class="w-[13px]">'] }), concept], {
      synonyms: [{ from: ['/[a-z]-\\[[^\\]]*\\]/'], to: ['任意值写法'] }],
    })
    expect(await pages('w-[13px]')).toEqual(['/arbitrary', '/code'])
    expect((await pages('h-[7px]'))[0]).toBe('/arbitrary')
  })

  it('fall apart when nobody has them whole', async () => {
    const { pages } = await open([draft('/icons', '图标', { keywords: ['i-mdi'] }), draft('/other', '别的')])
    expect(await pages('i-mdi-account')).toEqual(['/icons'])
  })

  it('show a paragraph, and code only where nothing else matches', async () => {
    const page = draft('/x', '甲', { code: ['const styleIsolation = 1'], body: {} })
    page.sections[0]!.text = ['这里说 styleIsolation。']
    const { ask } = await open([page, draft('/y', '乙', { code: ['onlyHere()'] })])
    expect((await ask('styleIsolation')).hits[0]!.content).toBe('这里说 styleIsolation。')
    expect((await ask('onlyHere')).hits[0]!.content).toBe('onlyHere()')
  })
})

describe('synonyms', () => {
  it('work in one direction', async () => {
    const { pages } = await open([draft('/size', '体积'), draft('/packages', '分包')], {
      synonyms: [{ from: ['子包'], to: ['分包'] }],
    })
    expect(await pages('子包')).toEqual(['/packages'])
    expect(await pages('体积')).toEqual(['/size'])
  })

  it('of Latin words need the whole word', async () => {
    const { pages } = await open([draft('/hot', '热更新'), draft('/theme', 'hmrx')], {
      synonyms: [{ from: ['hmr'], to: ['热更新'] }],
    })
    expect((await pages('HMR'))[0]).toBe('/hot')
    expect(await pages('hmrx')).toEqual(['/theme'])
  })
})

describe('versions', () => {
  it('are distinguished by their number, written any way', async () => {
    const { pages } = await open(
      [2, 3, 4].map(version => draft(`/v${version}`, `Tailwind CSS ${version} 安装`)),
      { synonyms: [{ from: ['/tailwind(?:\\s*css)?\\s*v?([234])/'], to: ['tailwindcss $1'], weight: 1 }] },
    )
    for (const query of ['tailwindcss 4', 'tailwind4', 'tailwindcss v4 安装', 'Tailwind CSS 4'])
      expect((await pages(query))[0], query).toBe('/v4')
    expect((await pages('tailwindcss 3'))[0]).toBe('/v3')
  })
})

describe('other forms of Han characters', () => {
  const some = [
    draft('/style', '样式隔离', { keywords: ['热更新'] }),
    draft('/pack', '独立分包', { body: { 任意值: [] } }),
    draft('/other', '别的'),
  ]

  it('traditional ones find the simplified', async () => {
    const { pages, fetched } = await open(some)
    expect((await pages('樣式隔離'))[0]).toBe('/style')
    expect((await pages('獨立分包'))[0]).toBe('/pack')
    expect(fetched).toContain('h.json')
  })

  it('slips that sound alike find what was meant', async () => {
    const { pages } = await open(some)
    expect((await pages('热跟新'))[0]).toBe('/style')
    expect((await pages('独立分报'))[0]).toBe('/pack')
    expect((await pages('任意直'))[0]).toBe('/pack')
  })

  it('cost nothing while all characters are found', async () => {
    const { pages, fetched } = await open(some)
    await pages('样式隔离')
    expect(fetched).not.toContain('h.json')
  })
})

describe('pinyin', () => {
  it('finds titles, headings and keywords, in full, by initials, and as many say it', async () => {
    const { pages } = await open([
      draft('/pack', '独立分包', { keywords: ['上下文'], body: { 任意值: [] } }),
      draft('/other', '别的'),
    ])
    for (const query of ['fenbao', 'dlfb', 'shangxiawen', 'sangxiawen', 'renyizhi'])
      expect(await pages(query), query).toEqual(['/pack'])
  })
})

describe('English', () => {
  it('words are found by their stem, stop words say nothing', async () => {
    const { pages } = await open([
      draft('/templates', '模板', { keywords: ['template'] }),
      draft('/contribute', '参与', { keywords: ['contribute'] }),
      draft('/how', '别的', { body: { 一: ['how to use the of'] } }),
    ])
    expect((await pages('templates'))[0]).toBe('/templates')
    expect((await pages('how to use the templates'))[0]).toBe('/templates')
    expect((await pages('contributing'))[0]).toBe('/contribute')
  })
})

describe('typing errors', () => {
  it('are forgiven once in a word, twice in a long one, and in a part of a name', async () => {
    const { pages } = await open([
      draft('/merge', '合并', { keywords: ['tailwind-merge'] }),
      draft('/options', '配置', { body: { injectAdditionalCssVarScope: ['变量'] } }),
    ])
    expect((await pages('tailwnd-merge'))[0]).toBe('/merge')
    expect((await pages('injectAditonalCssVarScope'))[0]).toBe('/options')
  })
})

describe('pasted errors', () => {
  it('count by what is rare in them, without paths and places', async () => {
    const { pages } = await open([
      ...usual,
      draft('/home', '用户目录', { body: { 一: ['users me work project src'] } }),
      draft('/graph', '升级', { body: { 坑: ["Cannot find module 'webpack/lib/GraphHelpers'"] } }),
      draft('/module', '别的模块', { body: { 坑: ["Cannot find module 'x'，Error: failed"] } }),
    ])
    const pasted = "Error: Cannot find module 'webpack/lib/GraphHelpers' /Users/me/work/project/src:12:34"
    expect((await pages(pasted))[0]).toBe('/graph')
  })

  it('lead to the page that quotes a part of them word for word', async () => {
    const { pages } = await open([
      ...usual,
      draft('/words', '迁移指南', {
        keywords: ['users', 'migration guide'],
        body: { 一: ['postcss plugin'] },
      }),
      draft('/quote', '老项目', { body: { 坑: ['终端里是 `plugin widget requires PostCSS 8`。'] } }),
      draft('/others', '其他', { body: { 一: ['widget', 'requires'] } }),
    ])
    const pasted = 'Error: plugin widget requires PostCSS 8. See the migration notes of the users'
    expect((await pages(pasted))[0]).toBe('/quote')
  })

  it('know the tool by the path that it is in, when nothing else does', async () => {
    const { pages } = await open([...usual, draft('/tool', 'HBuilderX')])
    const pasted = String.raw`ENOENT: no such file or directory, open 'D:\HBuilderX\plugins\cli\a.js'`
    expect((await pages(pasted))[0]).toBe('/tool')
  })
})

describe('English words', () => {
  it('of a sentence are no pinyin', async () => {
    const { pages } = await open([...usual, draft('/list', '速查'), draft('/file', 'File')])
    expect(await pages('no such file')).toEqual(['/file'])
    expect(await pages('sucha')).toEqual(['/list'])
    expect(await pages('su cha')).toEqual(['/list'])
  })
})

describe('reading', () => {
  it('leaves pages alone whose terms say little', async () => {
    const { ask, fetched } = await open([
      ...usual,
      draft('/icons', '图标', { keywords: ['图标样式'], body: { 图标: ['图标的样式。'] } }),
    ])
    expect((await ask('图标样式')).hits[0]!.url).toContain('/icons')
    expect(fetched.filter(name => name.startsWith('p'))).toHaveLength(1)
  })
})

describe('sets of tokens', () => {
  it('hold when one word matches in more ways than a number has bits', async () => {
    const parts = Array.from(
      { length: 40 },
      (_, index) => `w${String.fromCharCode(97 + (index % 26))}x${index}`,
    )
    const { pages } = await open([
      draft('/many', '很多', { body: { 一: [parts.join(' ')] } }),
      draft('/one', 'wax0', {}),
    ])
    const query = [parts.slice(0, 20).join('-'), parts.slice(20).join('-'), ...parts].join(' ')
    expect((await pages(query))[0]).toBe('/many')
  })
})

describe('an explanation', () => {
  it('names terms, fields, weights and penalties, and adds up to the order', async () => {
    const { explain } = await open(
      [
        draft('/old/icons', '图标', { keywords: ['icon'] }),
        draft('/new', '字体图标', { body: { 使用: ['图标'] } }),
      ],
      { generations: [{ label: '旧', paths: ['/old'], names: ['旧版'] }] },
    )
    const [first, second] = await explain('图标 taro')
    expect(first!.url).toBe('/new')
    expect(first!.score).toBeGreaterThan(second!.score)
    expect(second!.reasons).toContainEqual({ what: 'older generation', field: 'factor', value: '× 0.55' })
    expect(first!.reasons.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'not found', 'bonus']),
    )
  })
})
