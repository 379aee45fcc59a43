import { type Fact, type Reading, unreadable } from './facts'

/** Reads a style entry: a style sheet, or a component with style blocks. */
export function readStyle(text: string): Reading {
  const reading: Reading = { facts: [], doubts: [], modules: [], names: [] }
  const blocks = blocksOf(text)
  for (const { language, src, line } of blocks) {
    if (language && language !== 'css' && language !== 'postcss')
      reading.facts.push({ topic: 'language', value: language, line, code: `lang="${language}"` })
    if (src) reading.facts.push({ topic: 'loads', value: src, line, code: `<style src="${src}"></style>` })
  }
  for (const block of blocks) readRules(block, reading)
  return reading
}

/** Reads the file that loads the style entry: a component or a script. */
export function readLoad(text: string): Reading {
  const reading = readStyle(text)
  const scripts = /<script|<style|<template/.test(text) ? blocksIn(text, 'script') : [{ code: text, line: 1 }]
  for (const { code, line } of scripts) {
    for (const match of stripComments(code).matchAll(
      /^[ \t]*(?:import|require\()\s*(?:[\w*{}, ]+from\s*)?['"]([^'"]+\.(?:css|scss|less|wxss|styl))['"]/gm,
    ))
      reading.facts.push({
        topic: 'loads',
        value: match[1]!,
        line: line + lineOf(code, match.index) - 1,
        code: match[0].trim(),
      })
  }
  // An @import of the style entry loads it as well.
  for (const { value, line, code } of reading.facts.filter(fact => fact.topic === 'import'))
    if (/^[.@~/]/.test(value)) reading.facts.push({ topic: 'loads', value, line, code })
  return reading
}

interface Block {
  code: string
  line: number
  language?: string
  src?: string
}

function blocksOf(text: string): Block[] {
  return /<(?:style|template|script)\b/.test(text) ? blocksIn(text, 'style') : [{ code: text, line: 1 }]
}

function blocksIn(text: string, tag: string): Block[] {
  const clean = text.replace(/<!--[\s\S]*?-->/g, blank)
  return [
    ...clean.matchAll(new RegExp(`<${tag}\\b([^>]*?)(?:/>|>([\\s\\S]*?)(?:</${tag}\\s*>|$))`, 'g')),
  ].map(({ 0: whole, 1: attributes = '', 2: code = '', index }) => ({
    code,
    line: lineOf(clean, index + whole.indexOf('>')),
    language: /\blang=["']?(\w+)/.exec(attributes)?.[1],
    src: /\bsrc=["']([^"']+)/.exec(attributes)?.[1],
  }))
}

/** At-rules that bring Tailwind in. Those between `#ifdef` and `#endif` hold for some platforms only. */
function readRules({ code, line }: Block, reading: Reading): void {
  const conditions = [...code.matchAll(/#(ifn?def|endif)\b/g)]
  const isConditional = (at: number) =>
    conditions
      .filter(({ index }) => index < at)
      .at(-1)?.[1]
      ?.startsWith('if')
  for (const match of stripComments(code).matchAll(
    /@(import|use|tailwind|source|config|plugin|theme|reference)\b\s*([^;{\n]*)/g,
  )) {
    const [whole, name, rest = ''] = match
    const place = { line: line + lineOf(code, match.index) - 1, code: lineText(code, match.index, whole) }
    // Sass and Less take several targets at once.
    const targets = name === 'import' ? (rest.match(/["'][^"']*["']/g) ?? [rest]) : [rest]
    for (const target of targets) {
      const fact = factOf(name!, target.trim(), place)
      if (!fact) continue
      reading.facts.push(fact)
      if (isConditional(match.index)) reading.facts.push({ ...fact, topic: `conditional:${fact.topic}` })
    }
  }
  const relative = reading.facts.find(({ topic, value }) => topic === 'import' && /^[.@~/]/.test(value))
  if (relative)
    reading.doubts.push({
      topic: '',
      line: relative.line,
      reason: `引用了 ${relative.value}，入口可能写在那里`,
    })
}

function factOf(name: string, rest: string, place: Pick<Fact, 'line' | 'code'>): Fact | null {
  if (name === 'tailwind') return { ...place, topic: `directive:${rest}`, value: 'yes' }
  if (name === 'source')
    return /^not\b/.test(rest) ? { ...place, topic: 'source-not', value: quoted(rest) } : null
  if (name === 'theme') return { ...place, topic: 'theme', value: 'yes' }
  const target = quoted(rest)
  const [, layer] = /^tailwindcss\/(base|components|utilities)(?:\.css)?$/.exec(target) ?? []
  if (layer && name !== 'reference') return { ...place, topic: `directive:${layer}`, value: 'yes' }
  return { ...place, topic: name === 'use' ? 'import' : name, value: target }
}

function quoted(text: string): string {
  return /["']([^"']*)["']/.exec(text)?.[1] ?? unreadable
}

/** Comments made blank, so that positions stay. */
function stripComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, blank).replace(/(^|[\s;{}])\/\/[^\n]*/g, blank)
}

function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ')
}

function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

function lineText(code: string, position: number, whole: string): string {
  const end = code.indexOf('\n', position + whole.length)
  return code.slice(position, end === -1 ? undefined : end).trim()
}
