import { expect, test } from 'vitest'
import { NO_TAGS } from './angle-brackets'
import { writeAsText } from './as-text'
import { NO_EXPRESSIONS, OBJECTS } from './braces'
import { compile, mdxToHtml } from './fixtures/compile-mdx'

const problemsOf = (text: string) =>
  compile(text, { format: 'mdx' }).problems.map(
    ({ what, where }) => `${where?.line}:${where?.column} ${what}`,
  )

test.each([
  ['a test<->snapshot path, I <3 it, a <= b', '<p>a test&lt;-&gt;snapshot path, I &lt;3 it, a &lt;= b</p>'],
  ['| t |\n|---|\n| <code>Map<string, <a href="https://x.y">C</a>></code> |', 'Map&lt;string, <a'],
  ['1. 都是 <code>native</code> 方法<\n2. 其他', '</code> 方法&lt;'],
  ['中文 `<-` 与 <- 之间', '<code>&lt;-</code> 与 &lt;- 之间'],
  ['a Promise<Map<string, Info[]>> | b', '<p>a Promise&lt;Map&lt;string, Info[]&gt;&gt; | b</p>'],
  ['| t |\n|---|\n| string \\| Array<Buffer\\|Object> |', '<td>string | Array&lt;Buffer|Object&gt;</td>'],
  ["/about -> { name: 'midway' }, `{a: 1}`", /-&gt; { name: 'midway' }, <code[^>]*>{a: 1}</],
  ['{"default": {prefix: "/public"}} is the default', '{"default": {prefix: "/public"}} is the default'],
  ['Array<{ [name: string]: string }>', 'Array&lt;{ [name: string]: string }&gt;'],
  ['`r` (_{ [string]: (a, b) => any }_): an object', '(<em>{ [string]: (a, b) =&gt; any }</em>): an'],
  ['an Object<key: string, value: string> | b', '<p>an Object&lt;key: string, value: string&gt; | b</p>'],
  ['sh ./mqadmin {command} in {user.home}, {主题名称}', 'sh ./mqadmin {command} in {user.home}, {主题名称}'],
  ['export const known = 7\n\n{known} and {unknown}', '7 and {unknown}'],
  ['输入 **<名称>**，再看 </docs/a/>', '输入 <strong>&lt;名称&gt;</strong>，再看 &lt;/docs/a/&gt;'],
  ['(Partial<Detox.DetoxConfig\\>)', '<p>(Partial&lt;Detox.DetoxConfig&gt;)</p>'],
  ['open <chrome://tracing>', '<a href="chrome://tracing">chrome://tracing</a>'],
  ['returns {Promise&lt;File&gt;}, {\\(a \\| b\\)}', 'returns {Promise&lt;File&gt;}, {(a | b)}'],
  ['from {test,fixture,...} to {tests, ...}', 'from {test,fixture,...} to {tests, ...}'],
  ['位点小于最大位点，即Consumer<Max，两者之差', 'Consumer&lt;Max，两者之差'],
  ['> {A brief introduction.} of {release version}', '{A brief introduction.} of {release version}'],
  ['>{"status":200,"body":{"class":"...', '<p>{"status":200,"body":{"class":"...</p>'],
  [
    'sudo -u #{submit user}, &{yyyy-01-01%-2y} and {1 + 1}',
    'sudo -u #{submit user}, &amp;{yyyy-01-01%-2y} and 2',
  ],
  ['&{yyyy MM ----- HH%-1H} 与 &{yyyyMMdd%-1d}', '&amp;{yyyy MM ----- HH%-1H} 与 &amp;{yyyyMMdd%-1d}'],
  ['代表 {Committer/PMC}，匹配 \\d{2}、x{1,3}', '代表 {Committer/PMC}，匹配 \\d{2}、x{1,3}'],
  ['export const a = 6, b = 2\n\n{a/b} and {One/Other}', '3 and {One/Other}'],
  [
    'insert({"a": {"b": [1, 2]}}, $.c) = {"a":{"b":[1]}}',
    'insert({"a": {"b": [1, 2]}}, $.c) = {"a":{"b":[1]}}',
  ],
  ['携带 {属性集合，数据列表}，即 {IP，Port}', '携带 {属性集合，数据列表}，即 {IP，Port}'],
  [
    'Map(1) = {he=1, xxd=cloud}, {xxd=cloud, {1=2}={3=apple}}',
    '{he=1, xxd=cloud}, {xxd=cloud, {1=2}={3=apple}}',
  ],
  [
    'object({ state = string, key = "" }), {a, b}, {tube|pulsar}',
    'object({ state = string, key = "" }), {a, b}, {tube|pulsar}',
  ],
  ['名 $\x7bvar.name_prefix}.x 与 $\x7bfpath[1]}', '名 $\x7bvar.name_prefix}.x 与 $\x7bfpath[1]}'],
  [
    '看：\n\n\t"a": {\n\n\t\tb: { x: 1 }\n\t\tc: d: {\n\t\t}\n\t}\n\n完',
    '<span class="line">\tb: { x: 1 }</span>\n<span class="line">\tc: d: {</span>',
  ],
  [
    '1. 看：\n\n       a: {\n         b: c: {\n       }\n\n   再看\n\n2. 完',
    /<li>\s*<p>看：<\/p>[\s\S]*<span class="line"> {2}b: c: {<\/span>[\s\S]*<p>再看<\/p>\s*<\/li>/,
  ],
  [
    '- 甲\n  - 乙\n\n        a: {\n\n        b: c: {\n\n- 丙',
    /<li>乙\s*<figure[\s\S]*<span class="line">a: {<\/span>[\s\S]*b: c: {[\s\S]*<\/li>[\s\S]*丙/,
  ],
  [
    "| t |\n|---|\n| '{{range .Updated.Images}}{{println .}}{{end}}', {{ .Values.image }} |",
    "'{{range .Updated.Images}}{{println .}}{{end}}', {{ .Values.image }}",
  ],
  ['得到 [{"quick"}]，{"123"} 与 <b>{"甲"}</b>', '[{&quot;quick&quot;}]，{&quot;123&quot;} 与 <b>甲</b>'],
  [
    '- version { String } 版本号, { Array|Object }, {Math.max(1, 2)}',
    '{ String } 版本号, { Array|Object }, 2',
  ],
  ['见 {value1}\n\n```python\nimport x\nvalue1 = 2\n```', '<p>见 {value1}</p>'],
  [
    "| t |\n|---|\n| {<br />  type: 'oneOf',<br />  value: [{<br />name: 'a'}]<br />} |",
    "{<br>  type: 'oneOf',<br>  value: [{<br>name: 'a'}]<br>}",
  ],
  [
    '即 http { upstream 1 {} }，“Hello, {函数 uri 的部分}!\\n”',
    'http { upstream 1 {} }，“Hello, {函数 uri 的部分}!',
  ],
  ['| t |\n|---|\n| NSArray <NSString *> |', 'NSArray &lt;NSString *&gt;'],
  ['支持 <!=> 比较', '支持 &lt;!=&gt; 比较'],
  ['- 甲\n\n    - Map<A, B>：乙\n', /<ul>\s*<li>Map&lt;A, B&gt;：乙<\/li>/],
  ['- 甲\n\n\t乙 { x: 1 }\n\n- 丙', '<p>乙 { x: 1 }</p>'],
  ['加上<package.引擎名字.version>来指定', '&lt;package.引擎名字.version&gt;'],
  [
    '值 C{env: {[]: (_: string)->string, }, x: (*"" \\| string)}',
    'C{env: {[]: (_: string)-&gt;string, }, x:',
  ],
  ['分支 publish-<module_name>，<module_name> 为名', 'publish-&lt;module_name&gt;，&lt;module_name&gt; 为名'],
  [
    '签名：\n\n    Signed-off-by: A <a@b.example>\n\n1.  见\n    <https://x.y> 处',
    /line">Signed-off-by: A &lt;a@b.example&gt;<\/span>[\s\S]*见\s*<a href="https:\/\/x.y"/,
  ],
  ['## 题\n<div>\n<p> 一 `a`\n<i>二</i>\n</p>\n</div>\n\n三', '<i>二</i>'],
  ['添加到<FLINK_HOME>/lib目录下', '添加到&lt;FLINK_HOME&gt;/lib目录下'],
  ['apply <ui schema file/dir path>', 'apply &lt;ui schema file/dir path&gt;'],
  ['变量 #{}，默认 {}', '变量 #{}，默认 {}'],
  [
    '| t |\n|---|\n| Class<?>, \\--connect <jdbc uri\\> <a=b\\> |',
    'Class&lt;?&gt;, --connect &lt;jdbc uri&gt; &lt;a=b&gt;',
  ],
  ['one<br>two\n\n<hr>\n\n| a |\n|---|\n| x<br>y |', 'x<br>y'],
  ['<img src="https://x.y/z.png" alt="a > b">', 'alt="a &gt; b"'],
  ['one</br>two', 'one<br>two'],
  [
    '<details><summary markdown="span"><strong>More</strong> of `x < {y}`</summary>\n\n- item\n\n</details>',
    '<summary markdown="span"><strong>More</strong> of <code>x &lt; {y}</code></summary><div class="details-body"><ul>',
  ],
  [
    '<pre>\n  (b:\n  <a href="https://x.y">\n    A\n  </a>) => JSX | null\n</pre>\n\nText',
    '</a>) =&gt; JSX | null',
  ],
])('%j is read as it was meant', (text, html) => {
  expect(problemsOf(text)).toEqual([])
  if (typeof html === 'string') expect(mdxToHtml(text)).toContain(html)
  else expect(mdxToHtml(text)).toMatch(html)
})

test.each([
  ...NO_TAGS.map(rule => ({ sign: '<' as const, rule, rules: NO_TAGS })),
  ...[...OBJECTS, ...NO_EXPRESSIONS].map(rule => ({
    sign: '{' as const,
    rule,
    rules: [...OBJECTS, ...NO_EXPRESSIONS],
  })),
])('$rule.example is the example of one rule', ({ sign, rule, rules }) => {
  const { example } = rule
  const written = (some: typeof rules) => writeAsText(example, sign, some)
  expect(written([rule])).toContain(`\\${sign}`)
  expect(written(rules.filter(other => other !== rule))).not.toBe(written(rules))
  const hidden = `\`${example}\` and ${written(rules)}`
  expect(writeAsText(hidden, sign, [rule])).toBe(hidden)
})

test.each([
  ['fine\n\n<Box>open', '3:1 MDX: Expected a closing tag for `<Box>` (line 3) before the end of `paragraph`'],
  [
    'I <3 you\n\n<p>a\n\nb</p>',
    '3:1 MDX: Expected a closing tag for `<p>` (line 3) before the end of `paragraph`',
  ],
  ['<a href=x>y</a>', '1:1 MDX: The value of the attribute `href` has neither quotes nor braces'],
  ['{a +}', '1:5 MDX: Could not read this expression: Unexpected token'],
  [
    '{/* open',
    '1:1 MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
  ],
  ['<p style={{ color: }}>x</p>', '1:20 MDX: Could not read this expression: Unexpected token'],
  ['$$\n\\frac{\\Gamma}{S}\n$$', '1:1 $$: formulas are not supported; the page would show the TeX source'],
  ['{a} <- {b', '1:5 MDX: Unexpected character after `<`, expected a valid JSX tag'],
])('%j is for its author to correct', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem])
})

test('words in braces are text, unless the file says that it is MDX', () => {
  const { problems } = compile('{release version}', { format: 'mdx', file: 'docs/page.mdx' })
  expect(problems.map(({ what }) => what)).toEqual([
    expect.stringContaining('Could not read this expression'),
  ])
  expect(problemsOf('{release version}')).toEqual([])
})

const first = { isMdx1: true, file: 'docs/page.mdx' }

test.each([
  ['the {WEBHOOK_ADDRESS} of it', 'the {WEBHOOK_ADDRESS} of it'],
  ['{WEBHOOK_ADDRESS}', '<p>{WEBHOOK_ADDRESS}</p>'],
  ['is {{ version }}, {{version}} and {{ a.b }}', 'is {{ version }}, {{version}} and {{ a.b }}'],
  ['an open { brace\n\nand more', '<p>an open { brace</p>'],
  ['one {two\nthree four} `{` {@five}', 'one {two\nthree four} <code>{</code> {@five}'],
  ['<b>{call(1)}</b>, {a + 1}, {a ? 1 : 2}', '<b>{call(1)}</b>, {a + 1}, {a ? 1 : 2}'],
  ['- {some thing}\n- {"a": {b c}}', '{some thing}'],
  ['export const known = 7\n\n{known + 1} and {other + 1}', '8 and {other + 1}'],
  ['{[1, 2].map(n => n + 1)}, {Math.max(1, 2)} {/* c */}.', '23, 2 .'],
  ['a{2} and {"x"}, <b>{3}</b>', 'a{2} and {"x"}, <b>{3}</b>'],
  ["becomes.\n// alias\nimport { some } from 'x';\n\nb", "becomes.\n// alias\nimport { some } from 'x';"],
  ["# a\nimport { label } from 'x'\n\n{label}", /<\/h1>\s*label/],
  ["---\nimport { label } from 'x'\n\n{label}", /<hr\/?>\s*label/],
  ["a\n\n***\nimport { label } from 'x'\n\n{label}", /<hr\/?>\s*label/],
  ["___\nimport { label } from 'x'\n\n{label}", /<hr\/?>\s*label/],
  ["a\n===\nimport { label } from 'x'\n\n{label}", /<\/h1>\s*label/],
  ["{label}, {lab}\n\nimport { label } from 'x'", 'label, {lab}'],
])('in a source for MDX 1 %j shows its braces', (text, html) => {
  expect(compile(text, { ...first, format: 'mdx' }).problems).toEqual([])
  if (typeof html === 'string') expect(mdxToHtml(text, first)).toContain(html)
  else expect(mdxToHtml(text, first)).toMatch(html)
})

test.each([
  [`${'\n'.repeat(20_000)}import { label } from 'x'\n\n{some}`, '{some}'],
  [`a\n${'import the thing\n'.repeat(20)}{some}\n\n`.repeat(700), '{some}'],
])('many lines before or between imports are read', (text, html) => {
  expect(mdxToHtml(text, first)).toContain(html)
})

test.each([
  ['at 250<effective height<= 20 and\nmore', 'at 250&lt;effective height&lt;= 20 and'],
  [
    '#### template<Name::Raw T, typename U> class Multi< T, U >',
    'template&lt;Name::Raw T, typename U&gt; class',
  ],
  ['a <b class="x">bold</b> 1<two three', 'a <b class="x">bold</b> 1&lt;two three'],
])('in a source for MDX 1 %j shows what is no tag', (text, html) => {
  expect(mdxToHtml(text, first)).toContain(html)
  expect(compile(text, { file: 'docs/page.mdx', format: 'mdx' }).problems).toHaveLength(1)
})

test.each([
  ['| a |\n|---|\n| <property ref="u" / > |', '<td>&lt;property ref="u" / &gt;</td>'],
  ['in a line <property ref="u" / > of text', 'in a line &lt;property ref="u" / &gt; of text'],
  ['- <property id="u" / >', '<property id="u"'],
  ['| a |\n|---|\n| **<context:scan />** |', '<td><strong>&lt;context:scan /&gt;</strong></td>'],
  ['<p:set to="1">one</p:set> two', '&lt;p:set to="1"&gt;one&lt;/p:set&gt; two'],
  ['text <video controls><source src="/a.mp4" / ></video>', '<source src="/asset//a.mp4"/></video>'],
  ['## The <bean:x> tag {#tag}', 'id="tag">The &lt;bean:x&gt; tag'],
  ['<b title="<ns:tag>">x</b>', '<b title="&lt;ns:tag&gt;">'],
  ['see <https://x.example/a> now', '<a href="https://x.example/a"'],
  ['<b>a <br / > b</b>', 'a <br> b'],
])('in a source for MDX 1 %j shows what was no tag to it', (text, html) => {
  expect(mdxToHtml(text, first)).toContain(html)
})

test.each(['an open { brace\n\nand more', 'one {@five}', 'is {{ version }}', 'some {two words}'])(
  'in another source %j is reported',
  text => {
    const { problems } = compile(text, { file: 'docs/page.mdx', format: 'mdx' })
    expect(problems).toHaveLength(1)
  },
)

test('in a source for MDX 1, what only an author can fix is reported as before', () => {
  const told = (text: string) =>
    compile(text, { ...first, format: 'mdx' }).problems.map(({ what, where }) => `${where?.line} ${what}`)
  expect(told('<Box a={{ b c }} />')).toEqual([expect.stringMatching(/^1 MDX: /)])
  expect(told('{x y}\n\n<Box>open')).toEqual([expect.stringMatching(/^3 MDX: Expected a closing tag/)])
  expect(() => mdxToHtml('<div>{gone}</div>', first)).toThrow('gone is not defined')
})

test('what Docusaurus shows as it is written is a warning; what hides the page is not', () => {
  const told = (text: string) =>
    compile(text, { format: 'mdx' }).problems.map(({ what, severity }) => `${severity ?? 'error'}: ${what}`)
  expect(told('[Lists]()')).toEqual(['warning: the link [Lists]() has no address'])
  expect(told('::::tabs x\n\na')).toEqual(['warning: "::::tabs" is not a directive'])
  expect(told('```js\na\n## b')).toEqual(['warning: the fence ``` is not closed: all that follows is code'])
  expect(told('$a \\over b$')).toEqual([expect.stringMatching(/^warning: .* the TeX source$/)])
  expect(told('$$\n\\frac{a b}{c d}\n$$\n\n<b>')).toEqual([expect.stringMatching(/^(?!warning)/)])
})

test.each([
  ['$$\nAPY =p^{-1/n} -1\n$$', 'APY =p^{-1/n} -1'],
  ['where $p = {a b \\over c}$ and `$x{y}`', 'where $p = {a b \\over c}$ and <code>$x{y}</code>'],
  ['$$\\frac{a}{b} < c$$ and {1 + 1}', '$$\\frac{a}{b} &lt; c$$ and 2'],
  ['It costs $5 and {1 + 1} $', 'It costs $5 and 2 $'],
])('braces of a formula are shown: %j', async (text, html) => {
  for (const isMdx1 of [false, true]) expect(await mdxToHtml(text, { isMdx1 })).toContain(html)
})

test.each([
  ['Let $s=\n\\sum_{i}^{n} i$ be {1 + 1}', 'Let $s=\n\\sum_{i}^{n} i$ be 2'],
  ['So $a_{i}$, $b=\n\\bar{c}$, $d=\n\\bar{e}$ and {1 + 1}', '$b=\n\\bar{c}$, $d=\n\\bar{e}$ and 2'],
  ['> Let $s=\n> \\sum_{i} i$ be', 'Let $s=\n\\sum_{i} i$ be'],
  ['costs $5 \\alpha\n- {1 + 1} $', '<li>2 $</li>'],
  ['costs $5 \\alpha\n\n{1 + 1} $', '<p>2 $</p>'],
  ['costs $5\n{1 + 1} $', 'costs $5\n2 $'],
  [`{\`\${1 + 1} \\u0041\n\${1 + 2}\`}`, '2 A\n3'],
])('braces of a formula on two lines are shown: %j', async (text, html) => {
  for (const isMdx1 of [false, true])
    expect(await mdxToHtml(text, { isMdx1, file: 'docs/page.mdx' })).toContain(html)
})
