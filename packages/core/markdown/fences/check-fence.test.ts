import { describe, expect, test } from 'vitest'
import { compile } from '../fixtures/compile-text'

/** Formats the problems of a fence as "line:column what → remedy", with warnings marked. */
const told = (info: string, code = 'a()\nb()\nc()', options: Parameters<typeof compile>[1] = {}) =>
  compile(`\`\`\`${info}\n${code}\n\`\`\``, options).problems.map(
    ({ what, where, remedy, severity }) =>
      `${severity ? '(warning) ' : ''}${where?.line}:${where?.column} ${what} → ${remedy}`,
  )

describe('words after the language', () => {
  test.each([
    ['js titel="a"', '1:7 "titel" is not an option of a code fence → did you mean "title"?'],
    ['js shwLineNumbers', '(warning) 1:7 "shwLineNumbers" is not an option'],
    ['js shwLineNumbers', 'did you mean "showLineNumbers"?'],
    ['js filename="a"', '(warning) 1:7 "filename" is not an option'],
    ['js filename="a"', 'write title="…"'],
    ['py linenums="1"', 'write showLineNumbers'],
    [
      'js title= showLineNumbers',
      '(warning) 1:7 "title=" is not an option of a code fence → write title="…"',
    ],
    ['js title="a', '(warning) 1:7 the value of title= has no closing quote → write title="…"'],
    ['SnackPlayer name="a"', '(warning) 1:16 "name" is not an option'],
    ['js own', '(warning) 1:7 "own" is not an option'],
    ['javascrpt', '(warning) 1:4 unknown language "javascrpt" → did you mean "javascript"?'],
  ])('%s', (info, expected) => {
    expect(told(info)).toEqual([expect.stringContaining(expected)])
  })
  test('of an extension are known, with their values', () => {
    const fenceWords = { tw: ['3', '4'], part: true } as const
    expect(told('js tw="4" part', 'a', { fences: { words: fenceWords } })).toEqual([])
    expect(told('js tw="5"', 'a', { fences: { words: fenceWords } })).toEqual([
      '1:7 tw="5" is not a value of "tw" → write one of: 3, 4',
    ])
  })
  test.each([
    'js',
    'ts title="a b" showLineNumbers {1}',
    'js showLineNumbers=5',
    'jsonc',
    `js title="'a' b"`,
    'mts',
    'wxml',
    '',
    'rust',
  ])('sound: %s', info => expect(told(info)).toEqual([]))
})

describe('ranges of lines', () => {
  test.each([
    ['js {3-1}', '1:7 the range of lines {3-1} runs backwards → write {1-3}'],
    ['js {1,2-9}', '(warning) 1:7 {1,2-9} highlights a line outside the block, which has 3'],
    ['js {0}', '(warning) 1:7 {0} highlights a line outside'],
    ['js {1..3}', '(warning) 1:7 {1..3} is not a list of lines → write numbers and ranges such as {1,3-5}'],
    ['js{4}', '(warning) 1:6 {4} highlights'],
  ])('%s', (info, expected) => {
    expect(told(info)).toEqual([expect.stringContaining(expected)])
  })
})

describe('an end that is missing', () => {
  test('of the fence', () => {
    const problems = (text: string) => compile(text).problems.map(({ what, where }) => [where?.line, what])
    const what = 'the fence ``` is not closed: all that follows is code'
    expect(problems('a\n\n```js\nb\n\n## c')).toEqual([[3, what]])
    expect(problems('- a\n\n  ```js\n  b\n\nc')).toEqual([[3, 'the fence ``` is not closed']])
    expect(problems('````md\n```js\n```\n````\n\n> ```\n> a\n> ```\n\n~~~\nb\n~~~\n\n    code')).toEqual([])
    expect(problems('```js\n```')).toEqual([])
  })
  test('of a highlight', () => {
    expect(told('js', 'a\n// highlight-start\nb')).toEqual([
      expect.stringContaining('3:4 highlight-start has no highlight-end'),
    ])
    expect(told('js', 'a\n// highlight-end\nb')).toEqual([
      expect.stringContaining('3:4 highlight-end has no highlight-start'),
    ])
    const lineMarks = [{ className: 'wrong', block: { start: 'wrong-start', end: 'wrong-end' } }]
    expect(compile('```js\n// wrong-start\na\n```', { lineMarks }).problems).toMatchObject([
      {
        what: 'wrong-start has no wrong-end',
        remedy: 'write wrong-start above and wrong-end below the lines',
      },
    ])
    expect(told('js {1}', 'a\n// highlight-start\nb\n// highlight-end')).toEqual([
      '(warning) 3:4 highlight-start is shown as code: {1} marks the lines of this block → remove {1}, or the comments',
    ])
    expect(told('js', '// highlight-start\na\n// highlight-end\n// highlight-next-line\nb')).toEqual([])
  })
})
