import { expect, test } from 'vitest'
import { indentCss } from './indent-css'

test('lines are set in by the braces around them, however they came', () => {
  const printed = `view {
      border-width: 0;
    }
@media (prefers-color-scheme: dark) {
.dark_ctext-white {
    color: #fff;
}
  }`
  expect(indentCss(printed)).toBe(`view {
  border-width: 0;
}
@media (prefers-color-scheme: dark) {
  .dark_ctext-white {
    color: #fff;
  }
}`)
})

test('braces in strings and behind a backslash are text', () => {
  expect(indentCss('.a::before {\n--tw-content: "{";\n}\n.b\\} {\ncolor: red;\n}')).toBe(
    '.a::before {\n  --tw-content: "{";\n}\n.b\\} {\n  color: red;\n}',
  )
})
