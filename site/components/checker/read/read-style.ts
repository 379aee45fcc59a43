import { Parser } from 'htmlparser2'
import postcss, { type ChildNode, type Root } from 'postcss'
import type { Doubt, LoadedStyle, StyleEntry, StyleStatement } from '../model'
import { folderOf, joinPath } from '../script/paths'
import { childrenOf, maxSize, type Place, parseScript, stringOf } from '../script/syntax'
import { blankOtherPlatforms } from './conditions'

/** A block of a single-file component, or a whole stylesheet. */
interface Block {
  tag: string
  attributes: Record<string, string>
  from: number
  to: number
}

/** Reads a stylesheet, or the style blocks of a component, as a mini-program build does. */
export function readStyle(
  path: string,
  source: string,
  files: Map<string, string>,
): { entry: StyleEntry; doubts: Doubt[] } {
  const text = blankOtherPlatforms(source)
  const doubts: Doubt[] = []
  const entry: StyleEntry = {
    path,
    language: /\.(scss|sass|less|styl)$/.exec(path)?.[1] ?? 'css',
    attributes: [],
    statements: [],
  }
  for (const block of styleBlocks(path, text)) {
    const { lang, src, ...others } = block.attributes
    if (src !== undefined) continue
    if (lang && lang !== 'css' && lang !== 'postcss') entry.language = lang
    const statements = readStatements(path, text, block, entry.language, doubts)
    const isEntry = statements.some(isTailwind)
    if (isEntry) entry.attributes.push(...Object.keys(others))
    entry.statements.push(...statements)
  }
  entry.statements = entry.statements.flatMap(statement => followImport(statement, files, doubts))
  return { entry, doubts }
}

/** Whether a statement imports Tailwind CSS. */
export function isTailwind(statement: StyleStatement): boolean {
  if (statement.kind === 'directive') return true
  return statement.kind === 'import' && /^(?:weapp-)?tailwindcss(?:\/|$)/.test(statement.target)
}

/** Inlines an imported stylesheet of the project at its import. */
function followImport(
  statement: StyleStatement,
  files: Map<string, string>,
  doubts: Doubt[],
): StyleStatement[] {
  if (statement.kind !== 'import' || !/^[./@~]/.test(statement.target)) return [statement]
  const path = resolveStyle(statement.at.path, statement.target)
  const found =
    path === undefined
      ? undefined
      : ['', '.css', '.scss', '.wxss'].map(end => path + end).find(file => files.has(file))
  if (found === undefined || found === statement.at.path) {
    doubts.push({ reason: `没有看到 ${statement.target} 的内容`, at: statement.at })
    return [statement]
  }
  const text = blankOtherPlatforms(files.get(found)!)
  const block = { tag: 'style', attributes: {}, from: 0, to: text.length }
  return readStatements(found, text, block, 'css', doubts)
}

/** Resolves an import that is relative, or from the root of the sources. */
function resolveStyle(from: string, target: string): string | undefined {
  if (/^\.{1,2}\//.test(target)) return joinPath(folderOf(from), target)
  const [, below] = /^~?@\/(.*)$/.exec(target) ?? []
  return below === undefined ? undefined : joinPath(from.startsWith('src/') ? 'src' : '', below)
}

function readStatements(
  path: string,
  text: string,
  block: Block,
  language: string,
  doubts: Doubt[],
): StyleStatement[] {
  const code = text.slice(block.from, block.to)
  const start: Place = { path, text, from: block.from, to: block.from }
  if (code.length > maxSize) {
    doubts.push({ reason: '样式太大，没有读', at: start })
    return []
  }
  let root: Root
  try {
    root = postcss.parse(language === 'css' ? code : blankLineComments(code))
  } catch (error) {
    const offset = (error as { input?: { offset?: number } }).input?.offset ?? 0
    doubts.push({
      reason: '附近的样式读不懂',
      at: { ...start, from: block.from + offset, to: block.from + offset },
    })
    return []
  }
  return root.nodes.flatMap(node => {
    if (node.type === 'comment') return []
    const from = block.from + (node.source?.start?.offset ?? 0)
    const at = { path, text, from, to: block.from + (node.source?.end?.offset ?? code.length) }
    return toStatements(node, at)
  })
}

/** Blanks line comments, which Sass and Less support. */
function blankLineComments(code: string): string {
  return code.replace(/(^|[\s;{}])\/\/[^\n]*/g, found => found.replace(/[^\n]/g, ' '))
}

function toStatements(node: ChildNode, at: Place): StyleStatement[] {
  if (node.type === 'rule') return [{ kind: 'rule', selector: node.selector, at }]
  if (node.type !== 'atrule') return [{ kind: 'rule', selector: '', at }]
  const { name, params } = node
  if (name === 'tailwind') return [{ kind: 'directive', name: params.trim(), at }]
  if (name === 'source') {
    const [, not, target] = /^(not\s+)?["']([^"']*)["']$/.exec(params.trim()) ?? []
    return target === undefined
      ? [{ kind: 'at-rule', name, params, at }]
      : [{ kind: 'source', isNot: Boolean(not), target, at }]
  }
  if (name === 'import' || name === 'use') return readTargets(params, at)
  return [{ kind: 'at-rule', name, params, at }]
}

/** Reads the targets of an `@import`; Sass and Less allow several. */
function readTargets(params: string, at: Place): StyleStatement[] {
  const targets = [...params.matchAll(/(?:^|,)\s*(?:url\(\s*)?["']([^"']*)["']\s*\)?/g)]
  if (targets.length === 0) return [{ kind: 'at-rule', name: 'import', params, at }]
  const rest = params.replaceAll(/(?:^|,)\s*["'][^"']*["']/g, '').trim()
  return targets.map(([, target = '']): StyleStatement => {
    const [, layer] = /^tailwindcss\/(base|components|utilities)(?:\.css)?$/.exec(target) ?? []
    return layer && !rest
      ? { kind: 'directive', name: layer, at }
      : { kind: 'import', target, modifiers: rest, at }
  })
}

/** Reads the stylesheets that the application's entry file loads: by a block, an import, or an `@import`. */
export function readLoads(path: string, source: string): { loads: LoadedStyle[]; doubts: Doubt[] } {
  const text = blankOtherPlatforms(source)
  const loads: LoadedStyle[] = []
  const doubts: Doubt[] = []
  const add = (target: string, from: number, to: number) => {
    const at = { path, text, from, to }
    const found = resolveStyle(path, target)
    if (found === undefined) doubts.push({ reason: `${target} 指向哪个文件读不出来`, at })
    else loads.push({ path: found, at })
  }
  const blocks = componentBlocks(path, text)
  for (const { tag, attributes, from, to } of blocks) {
    if (tag === 'script' && !attributes.type) readImports(path, text, from, to, add, doubts)
    if (tag !== 'style') continue
    const { src, lang, ...others } = attributes
    if (src !== undefined) {
      add(src, text.lastIndexOf('<', from - 1), from)
      for (const name of Object.keys(others))
        doubts.push({ reason: `样式块上的 ${name} 有什么影响不清楚`, at: { path, text, from, to } })
      if (lang && lang !== 'css' && lang !== 'postcss')
        doubts.push({ reason: `样式块的 lang 是 ${lang}`, at: { path, text, from, to } })
    } else
      for (const statement of readStatements(
        path,
        text,
        { tag, attributes, from, to },
        lang ?? 'css',
        doubts,
      ))
        if (statement.kind === 'import' && /^[./@~]/.test(statement.target))
          add(statement.target, statement.at.from, statement.at.to)
  }
  return { loads, doubts }
}

function readImports(
  path: string,
  text: string,
  from: number,
  to: number,
  add: (target: string, from: number, to: number) => void,
  doubts: Doubt[],
): void {
  const code = text.slice(from, to)
  if (code.length > maxSize) return
  const source = parseScript(path, code)
  if (source.fault !== undefined) {
    const at = from + source.fault
    doubts.push({ reason: '附近的语法读不懂', at: { path, text, from: at, to: at } })
  }
  for (const node of childrenOf(source.tree.topNode)) {
    const call = node.name === 'ExpressionStatement' ? childrenOf(node)[0] : undefined
    const isRequire = call?.name === 'CallExpression' && code.slice(call.from, call.from + 8) === 'require('
    const holder = node.name === 'ImportDeclaration' ? node : isRequire ? call.getChild('ArgList') : null
    const target = holder?.getChild('String')
    const value = target && stringOf(source, target)
    if (value && /\.(?:css|scss|sass|less|wxss|styl)$/.test(value))
      add(value, from + node.from, from + node.to)
  }
}

function styleBlocks(path: string, text: string): Block[] {
  return componentBlocks(path, text).filter(({ tag }) => tag === 'style')
}

/** Returns the blocks of a component; a script or stylesheet is a single block. */
function componentBlocks(path: string, text: string): Block[] {
  const isComponent = /\.(?:vue|uvue|nvue|mpx)$/.test(path)
  if (!isComponent)
    return [
      { tag: /\.[cm]?[jt]sx?$/.test(path) ? 'script' : 'style', attributes: {}, from: 0, to: text.length },
    ]
  const blocks: Block[] = []
  const around: string[] = []
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (around.length === 0) blocks.push({ tag, attributes, from: parser.endIndex + 1, to: text.length })
        around.push(tag)
      },
      onclosetag() {
        around.pop()
        const last = blocks.at(-1)
        if (around.length === 0 && last) last.to = Math.max(parser.startIndex, last.from)
      },
    },
    { recognizeSelfClosing: true, lowerCaseTags: false },
  )
  parser.end(text.slice(0, maxSize))
  return blocks
}
