import { describe, expect, it } from 'vitest'
import { createCheck, insertChecks } from './live-deadline'

/** Runs code with a clock that advances a tenth of a second with each call. */
function run(code: string): unknown {
  let time = 0
  const check = createCheck(() => new Error('too long'), { now: () => (time += 100) })
  return new Function('check', insertChecks(code, 'check'))(check)
}

describe('code that never ends is stopped', () => {
  it.each([
    'for(;;);',
    'for (;;) { }',
    'while (true) if (0) break',
    'do ; while (true)',
    'for (const x of (function* () { while (1) yield 1 })()) ;',
    'const f = () => f(); f()',
    'const f = () => ({ a: f() }); f()',
    'function f() { return f() } f()',
    'class A { get b() { return this.b } } new A().b',
    'const a = [1]; a.forEach(x => a.push(x) && a.forEach(() => { for(;;); }))',
    'for(;;) { try { for(;;); } catch {} }',
    'for(;;) for(;;) for(;;);',
    'a: for(;;) { for(;;) continue a }',
  ])('%s', code => {
    expect(() => run(code)).toThrow('too long')
  })
})

describe('code that ends keeps its meaning', () => {
  it.each<[string, unknown]>([
    ['let n = 0; for (let i = 0; i < 5; i++) n += i; return n', 10],
    ['let n = 0; do n++; while (n < 3) return n', 3],
    ['return (() => ({ a: 1 }))()', { a: 1 }],
    ['return [1, 2].map(x => x * 2)', [2, 4]],
    ['return (x => y => x + y)(1)(2)', 3],
    ['return (function () { "use strict"; return this })() === undefined', true],
    ['let n = 0; a: for (const x of [1, 2]) { for (;;) { n += x; continue a } } return n', 3],
    ['return [...(function* () { for (const x of [1, 2]) yield x })()]', [1, 2]],
    ['if (0) for (;;); else return 1', 1],
    ['return (async () => 1, 2)', 2],
  ])('%s', (code, result) => {
    expect(run(code)).toEqual(result)
  })
})

it('starts the clock anew in the next task', async () => {
  let time = 0
  const check = createCheck(() => new Error('too long'), { now: () => time })
  check()
  await new Promise(resolve => setTimeout(resolve, 5))
  time = 60_000
  expect(check).not.toThrow()
  time += 2001
  expect(check).toThrow('too long')
})
