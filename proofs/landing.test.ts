import ts from 'typescript'
import { expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { sampleKey } from '../site/plugin/sample'
import { outputOf, readOutputs } from './outputs'
import { readPages } from './pages'
import { isSample, toSampleInput } from './sample-fences'

/** Returns the tokens of a script, without the content of its strings and templates. */
function readCode(text: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text)
  const tokens: string[] = []
  let templates = 0
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.TemplateHead) templates++
    if (kind === ts.SyntaxKind.CloseBraceToken && templates > 0) {
      kind = scanner.reScanTemplateToken(false)
      if (kind === ts.SyntaxKind.TemplateTail) templates--
    }
    const isText = kind === ts.SyntaxKind.StringLiteral || ts.SyntaxKind[kind].includes('Template')
    tokens.push(isText ? '""' : scanner.getTokenText())
  }
  return tokens
}

const scripts = readPages()
  .flatMap(({ fences }) => fences.filter(isSample).map(toSampleInput))
  .filter(({ language, plugin }) => language === 'js' && !plugin)

test.each(lines.map(({ id }) => id))('with %s only the text of strings changes in scripts', line => {
  const outputs = readOutputs()
  let changed = 0
  for (const input of scripts) {
    const output = outputOf(outputs, sampleKey(input), line)
    if (!output || 'pairs' in output) throw new Error(`no output for ${input.code}`)
    expect(readCode(output.output), input.code).toEqual(readCode(input.code))
    changed += output.changes.length
  }
  expect(scripts.length).toBeGreaterThan(5)
  expect(changed).toBeGreaterThan(5)
})

test('code that changed outside of strings is reported', () => {
  expect(readCode(`const a = \`x \${b} y\``)).toEqual(readCode(`const a = \`1 \${b} 2\``))
  expect(readCode("const a = 'x'")).not.toEqual(readCode("const b = 'x'"))
})
