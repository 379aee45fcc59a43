import { createShikiPrimitive } from 'shiki/core'
import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import { INITIAL } from 'shiki/textmate'
import { describe, expect, test } from 'vitest'
import { createHighlighter } from './create-highlighter'
import { toNativeRegExp } from './native-regexp'
import { createKindTheme } from './token-classes'

/** Cached, because translation is slow and languages share patterns. */
const translated = new Map<string, RegExp>()
function general(pattern: string): RegExp {
  const known = translated.get(pattern) ?? defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' })
  translated.set(pattern, known)
  return known
}

const samples = {
  typescript: `import { a, type B } from './c' // 中文
type T =
  | Array<Record<string, unknown>>
  | Action
@dec() export class X<T extends Y = Z> extends W implements V { private readonly a?: string = \`b\${c + 1}d\`; static #p = 1n }
const f = async <T,>(x: T, { y = 2, ...rest }: P): Promise<void> => { await g<T>(x!); return /re[g]\\/x/gi.test(s) ? a?.b : c ?? d }
for (const [k, v] of Object.entries(o)) if (k in v) throw new Error('x')
/** @param {string} a doc */ function h(this: Window) { label: while (true) break label }`,
  vue: `<template>\n  <view :class="a ? 'b' : ''" @tap="c($event)" v-if="d">{{ e | f }}</view>\n</template>
<script setup lang="ts">\nconst a: number = 1\n</script>\n<style lang="scss" scoped>\n.a { &:hover { color: $b } }\n</style>`,
  css: `@import "tailwindcss";\n@theme { --color-a: #123456; }\n.w-\\[13px\\]:hover > a::before, view[data-x="1"] { width: calc(100% - 13rpx) !important; content: '中'; background: url(a.png) }\n@media (min-width: 1px) { .a { color: rgb(0 0 0 / 10%) } }`,
  json: `{ "a": [1, -2.5e3, true, null], "b": { "c": "\\u4e2d\\n" } }`,
  shellscript: `# 注释\nexport A="b $C" && npm i -D a@1.2 --save | grep -E 'x+' > out.txt; if [ -f a ]; then echo "$(pwd)"; fi\nfor i in 1 2; do alias ll='ls -l'; done`,
  go: `package main // 注释
type A struct { a, b int; c <-chan string; d []*B }
type B struct{ x, y chan<- map[string]interface{} }
var c = struct{ a string }{ a: "b" }
func (a *A) Do(ctx context.Context, n map[string]struct{}) (out []string, err error) { return m[A]{1, 2}, nil }`,
  yaml: `a: &x [1, "b"]\nc:\n  - d: |\n      多行\n  - *x # 注释`,
}

describe('native expressions', { timeout: 60_000 }, () => {
  test.each(Object.entries(samples))(
    'give %s the same tokens as the general translation',
    async (name, code) => {
      const [fast, slow] = await Promise.all(
        [(pattern: string) => toNativeRegExp(pattern) ?? general(pattern), general].map(construct =>
          tokenise(construct, name, code),
        ),
      )
      expect(fast).toEqual(slow)
    },
  )
  test('of Go end, however long its lines are', () => {
    const code = `type A struct {
	Update func(newSessionData map[string]interface{}, userContext supertokens.UserContext, more ...string) error
}`
    const [, line] = createHighlighter().highlight({ language: 'go', code }) ?? []
    expect(line?.map(({ kind }) => kind)).toContain('keyword')
  })
  test('cover most of the patterns of scripts', async () => {
    const patterns = new Set<string>()
    JSON.stringify((await bundledLanguages.typescript()).default, (key, value) => {
      if (/^(?:match|begin|end|while)$/.test(key)) patterns.add(value)
      return value
    })
    const native = [...patterns].filter(pattern => toNativeRegExp(pattern))
    expect(native.length / patterns.size).toBeGreaterThan(0.9)
  })
  test.each([
    ['\\p{upper}[$_[:upper:]]', 'A$', 'a$'],
    ['^[-a[^\\x00-\\x7F]]$', '中', 'b'],
    ['^[^\\x00-\\x7F]$', '中', 'a'],
    ['a&&b', 'a&&b', 'ab'],
    ['\\A(#!)', '#!', ' #!'],
  ])('%s matches %s, not %s', (pattern, match, other) => {
    expect(toNativeRegExp(pattern)?.test(match)).toBe(true)
    expect(toNativeRegExp(pattern)?.test(other)).toBe(false)
  })
  test.each([
    '\\G(a)',
    '(?i:a)b',
    '[a[^b]]',
    '\\p{Lu}',
    '(?<name>a)\\k<name>',
    '(?x) a b',
    '[a&&b]',
    '[b]{,2}',
    '\\x{10FFFF}',
    'a*+b',
    '(?>a)',
  ])('are not made of %s', pattern => {
    expect(toNativeRegExp(pattern)).toBeNull()
  })
})

async function tokenise(
  construct: (pattern: string) => RegExp,
  name: string,
  code: string,
): Promise<number[][]> {
  const engine = createJavaScriptRegexEngine({ forgiving: true, regexConstructor: construct })
  const langs = (await bundledLanguages[name as 'css']()).default
  const shiki = createShikiPrimitive({ engine, langs: [langs], themes: [createKindTheme()], warnings: false })
  shiki.setTheme('kinds')
  let state = INITIAL
  return code.split('\n').map(line => {
    const { tokens, ruleStack } = shiki.getLanguage(name).tokenizeLine2(line, state, 0)
    state = ruleStack
    return [...tokens]
  })
}
