import { describe, expect, it } from 'vitest'
import { bareText, cleanQuery, foldText, squeezeText } from './fold'
import { indexTerms, scanText, wordParts } from './tokenise'

function terms(text: string): string[] {
  const found: string[] = []
  indexTerms(text, term => found.push(term))
  return found
}

describe('indexTerms', () => {
  it('cuts Han runs into overlapping pairs and keeps a single character', () => {
    expect(terms('自定义组件')).toEqual(['自定', '定义', '义组', '组件'])
    expect(terms('rem 转 rpx')).toEqual(['rem', '转', 'rpx'])
  })

  it('keeps words whole and adds every part to its end', () => {
    expect(terms('componentLocalStyles')).toEqual(['componentlocalstyles', 'localstyles', 'styles'])
    expect(terms('text-[32rpx]')).toEqual(['text32rpx', '32rpx', 'rpx'])
    expect(terms('@apply')).toEqual(['apply'])
    expect(terms('rem2rpx')).toEqual(['rem2rpx', 'rpx'])
    expect(terms('cssPreflight')).toEqual(['csspreflight', 'preflight'])
    expect(terms('HBuilderX')).toEqual(['hbuilderx', 'builderx'])
  })

  it('finds a word with and without its joining signs', () => {
    expect(terms('uni-app')[0]).toBe(terms('uniapp')[0])
    expect(terms('w-[calc(100%-2px)]')).toContain('wcalc')
  })

  it('does not join across quotes, brackets of calls and sentence ends', () => {
    expect(terms("createContext('a').")).toEqual(['createcontext', 'context', 'a'])
    expect(terms("resolve('./src/app.css')")).toEqual(['resolve', 'srcappcss', 'appcss', 'css'])
    expect(terms('end. Next')).toEqual(['end', 'next'])
  })

  it('joins short neighbours that many write as one', () => {
    expect(terms('Tailwind CSS')).toEqual(['tailwind', 'css', 'tailwindcss'])
    expect(terms('VS Code')).toContain('vscode')
    expect(terms('用 Vue 3 写')).toContain('vue3')
    expect(terms('export default')).toEqual(['export', 'default'])
  })

  it('reads a version as one part', () => {
    expect(terms('4.2.8')).toEqual(['428'])
  })

  it('folds full-width forms', () => {
    expect(terms('ＲＰＸ　１２')).toEqual(['rpx', '12'])
  })

  it('keeps Han characters outside the basic plane whole, and drops lone surrogates and emoji', () => {
    expect(terms('𠮷野家')).toEqual(['𠮷野', '野家'])
    expect(terms('a\ud800b 😀')).toEqual(['a', 'b'])
  })
})

describe('scanText', () => {
  it('knows where each letter of a word came from', () => {
    const [word] = scanText('用 text-[32rpx] 吧').filter(run => run.kind === 'word')
    expect(word).toMatchObject({ text: 'text32rpx', start: 2, end: 13 })
    expect(word?.kind === 'word' && wordParts(word)).toEqual(['text', '32', 'rpx'])
  })
})

describe('folding', () => {
  it('never changes the length', () => {
    for (const text of ['ＡＢ c', 'İstanbul', 'ǅ', '\u0000\ud800'])
      expect(foldText(text)).toHaveLength(text.length)
  })

  it('squeezes white space and joining signs', () => {
    expect(squeezeText('Uni-App  Vue 3')).toBe('uni-appvue3')
    expect(bareText('uni-appvue3')).toBe('uniappvue3')
  })

  it('cleans a query of what cannot be typed', () => {
    expect(cleanQuery('a\u0000b\u202e\ud800 c ')).toBe('a b c')
    expect(cleanQuery('x'.repeat(10_000), 64)).toHaveLength(64)
  })
})
