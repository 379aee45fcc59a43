// Extracts the content that a page must contain from its source, using parsers that the engine does not use.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mdxFromMarkdown } from 'mdast-util-mdx'
import { gfm } from 'micromark-extension-gfm'
import { mdxjs } from 'micromark-extension-mdxjs'

const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g

/** @typedef {{ kind: 'text' | 'heading' | 'link' | 'image' | 'code', value: string }} Expected */

/** Returns the expected content of a source; partials count where they are used. */
export function readSource(
  file,
  { format, siteDir, isPost = false, isMdx1 = false, lineMarks = [], seen = [] },
) {
  const written = readFileSync(file, 'utf8').replace(/\r\n?/g, '\n')
  const [front = ''] = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n-{3,}\s*(?:\r?\n|$)/.exec(written) ?? []
  const body = written.slice(front.length)
  // Docusaurus shows the front matter title instead, and so does the engine, with a warning.
  const text = isPost && /^title:/m.test(front) ? body.replace(/^\s*# .*$/m, leading(body)) : body
  const { rest, codes } = isMdx1 ? takeIndented(prepare(text)) : { rest: prepare(text), codes: [] }
  const { tree, mdx } = parse(rest, format)
  const imports = mdx ? findImports(tree) : new Map()
  /** @type {Expected[]} */
  const expected = []
  visit(tree)
  codes.forEach(addCode)
  return expected

  function leading(whole) {
    return (found, at) => (withoutImports(whole.slice(0, at)).replace(COMMENT, '').trim() === '' ? '' : found)
  }

  function visit(node) {
    switch (node.type) {
      case 'text':
        // If this parser cannot parse the source as MDX, comments must still be removed.
        return add('text', format === 'mdx' ? node.value.replace(/\{\/\*.*?\*\/\}/gs, '') : node.value)
      case 'inlineCode':
        return add('text', node.value)
      case 'heading':
        add(
          'heading',
          textOf({ children: beforeExpression(node.children) }).replace(
            /\s*(?:\\?\{#[^}]*\}|<!--.*-->)\s*$/,
            '',
          ),
        )
        return node.children.forEach(visitInHeading)
      case 'link':
        if (!isPrincipal(node)) add('link', node.url)
        return node.children.forEach(visit)
      case 'image':
        return add('image', node.url)
      case 'code':
        return addCode(node)
      case 'html':
        return visitHtml(node.value)
      case 'table':
        // Markdown drops cells beyond the table head; the engine reports them.
        return node.children.flatMap(row => row.children.slice(0, node.align.length)).forEach(visit)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        visitElement(node)
        // The content of an iframe is a fallback, and head tags are not text.
        return /^(?:iframe|head)$/i.test(node.name ?? '') ? undefined : node.children.forEach(visit)
      default:
        return node.children?.forEach(visit)
    }
  }

  /**
   * GitHub's own parser does not link the part after a slash as a mail address: `hbase/_HOST@EXAMPLE.COM`,
   * `tcp://flink@host`.
   */
  function isPrincipal({ url }) {
    return url.startsWith('mailto:') && text.includes(`/${url.slice('mailto:'.length)}`)
  }

  function visitInHeading(node) {
    if (node.type !== 'text') visit(node)
  }

  function visitElement({ name, attributes }) {
    const partial = imports.get(name)
    if (partial) return addPartial(partial)
    const value = key => attributes.find(attribute => attribute.name === key)?.value
    if (name === 'a' && typeof value('href') === 'string') add('link', value('href'))
    if (name === 'img' && typeof value('src') === 'string') add('image', value('src'))
  }

  function addPartial(specifier) {
    const path = specifier.startsWith('@site/')
      ? join(siteDir, specifier.slice(6))
      : specifier.startsWith('/')
        ? join(siteDir, specifier)
        : resolve(dirname(file), specifier)
    if (!existsSync(path) || seen.includes(path)) return
    expected.push(...readSource(path, { format, siteDir, isMdx1, lineMarks, seen: [...seen, path] }))
  }

  function visitHtml(value) {
    // If this parser cannot parse the source as MDX, MDX expressions for spaces remain.
    const document = parseDocument(format === 'mdx' ? value.replace(/\{\s*(["'])\s*\1\s*\}/g, ' ') : value)
    for (const element of DomUtils.findAll(() => true, document.children)) {
      if (element.name === 'a' && element.attribs.href) add('link', element.attribs.href)
      if (element.name === 'img' && element.attribs.src) add('image', element.attribs.src)
    }
    add('text', DomUtils.textContent(document))
  }

  function addCode({ lang, meta, value }) {
    // Converted commands look different, and diagrams become drawings with the same words.
    if (/npm2yarn/.test(meta ?? '')) return
    if (lang?.toLowerCase() === 'mermaid') {
      for (const label of labelsOf(value)) add('text', label)
      return
    }
    for (const line of value.split('\n')) {
      if (/highlight-(?:next-line|start|end)|\[!code|^\s*$/.test(line)) continue
      if (lineMarks.some(word => line.includes(word))) continue
      // Diff signs are drawn beside the lines.
      add('code', lang === 'diff' ? line.replace(/^[+-]/, '') : line)
    }
  }

  function add(kind, value) {
    if (value.trim()) expected.push({ kind, value: value.trim() })
  }
}

function parse(text, format) {
  // Sources for MDX 1 contain "<" as text, and void tags.
  for (const source of format === 'mdx' ? [text, outsideOfCode(text, forToday)] : []) {
    try {
      return { mdx: true, tree: toTree(source, [mdxjs()], [mdxFromMarkdown()]) }
    } catch {
      // As a last resort, parses plain Markdown: braces and unknown tags are text then.
    }
  }
  const written = format === 'mdx' ? outsideOfCode(text, withoutImports) : text
  return { mdx: false, tree: toTree(written, [], []) }
}

/** Separates indented code, which only MDX 1 supports, from the text. */
function takeIndented(text) {
  const lines = text.split('\n')
  const expressions = expressionsOf(text)
  const codes = []
  const visit = (node, i, siblings) => {
    // Autolinks have no position.
    const { start, end } = node.position ?? {}
    const isIndented = node.type === 'code' && !/^\s*(?:```|~~~)/.test(text.slice(start.offset))
    if (isIndented && !expressions.some(([from, to]) => from < start.offset && start.offset < to)) {
      const rows = countRows(node, siblings[i - 1])
      codes.push({ ...node, value: node.value.split('\n').slice(rows).join('\n') })
      lines.fill('', start.line - 1 + rows, end.line)
    }
    node.children?.forEach(visit)
  }
  visit(toTree(text, [], []), 0, [])
  return { rest: lines.join('\n'), codes }
}

/** Removes dates, points, values and scores, which are drawn as positions; events of a period are separate texts. */
function withoutData(diagram) {
  const [, kind] = /^\s*(gantt|quadrantChart|xychart|journey|timeline)\b/m.exec(diagram) ?? []
  if (kind === 'timeline') return diagram.replace(/\s+:\s+/g, '\n : ')
  if (kind === 'gantt' || kind === 'journey')
    return diagram.replace(/(?<!^\s*(?:acc\w+|title)\b.*):.*$/gm, '')
  return kind ? diagram.replace(/:?\s*\[[-+\d.,\s]*\].*$/gm, '') : diagram
}

/** Formatting tags; other tags are names in brackets, which a drawing shows. */
const TAG_OF_LOOKS =
  /<\/?(?:a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|sup|u|ul)\b[^<>]*>/gi

/** Returns the ranges of expressions, if the text can be parsed as current MDX. */
function expressionsOf(text) {
  const found = []
  const visit = node => {
    if (node.type === 'mdxFlowExpression') found.push([node.position.start.offset, node.position.end.offset])
    node.children?.forEach(visit)
  }
  const { mdx, tree } = parse(text, 'mdx')
  if (mdx) visit(tree)
  return found
}

/**
 * Counts the code lines directly below a table that MDX 1 parsed as its rows, whatever their indentation: those with a
 * bar.
 */
function countRows({ value, position }, previous) {
  if (previous?.type !== 'table' || previous.position.end.line !== position.start.line - 1) return 0
  const lines = value.split('\n')
  const end = lines.findIndex(line => !line.includes('|'))
  return end < 0 ? lines.length : end
}

/** Returns the texts of a diagram: between brackets, bars and quotes, and after a colon; excludes style statements. */
function labelsOf(diagram) {
  const isStates = /^\s*stateDiagram/m.test(diagram)
  // Attributes of an entity are table cells; a class member is drawn as name and type.
  const cells = /^\s*erDiagram/m.test(diagram)
    ? /(?<=\{[^{}]*)[ \t,]+(?=[^{}]*\})/g
    : /^\s*classDiagram/m.test(diagram)
      ? /(?<=\{[^{}]*)[ \t,~+#():-]+(?=[^{}]*\})/g
      : undefined
  const words = withoutData(cells ? diagram.replace(cells, '\n') : diagram)
    // Of the front matter only the title is drawn.
    .replace(/^---\n([\s\S]*?)\n---$/m, (_, fields) => /^title:.*$/m.exec(fields)?.[0] ?? '')
    .replace(/%%\{[\s\S]*?\}%%|^\s*(?:rect|box)\s+(?:rgb|hsl)a?\([^)]*\)/gm, '')
    // Lines inside of a composite state are ordinary lines.
    .replace(/(?<=^\s*state\s.*)\{\s*$|^\s*\}\s*$/gm, isStates ? '' : '$&')
    .replace(/<<(\w+)>>/g, '$1')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replace(/(?<=^\s*(?:commit|merge)\b.*)\stype:\s*[A-Z]+/gm, '')
    .replace(/^\s*(?:%%|(?:style|classDef|linkStyle|click)\b|\w+@\{\s*animat).*$/gm, '')
    // The ends of entity relations also consist of bars and braces.
    .replace(/[|}o][|o{](?:--|\.\.)[|o}][|{o]|<\|(?:--|\.\.)|(?:--|\.\.)\|>/g, ' ')
  const found = words.matchAll(/\|"([^"]+)"\||"([^"]+)"|[[({|]+([^\][(){}|"]+)[\])}|]+|:[ \t]+([^"\n]+)$/gm)
  return (
    [...found]
      .flatMap(([, ...texts]) => texts.filter(Boolean))
      .flatMap(text => text.split(/<br\s*\/?>|\\n|\n/))
      // Removes emphasis, which drawings lack; a single asterisk is text.
      .map(text =>
        text
          .replace(/\*\*([^*]+)\*\*|(?<!\*)\*([^\s*][^*]*)\*(?!\*)/g, '$1$2')
          .replace(TAG_OF_LOOKS, '')
          // Slanted boxes: `[/text\\]`.
          .replace(/^[/\\]|[/\\]$/g, '')
          .replace(/`|(?<!\w)_|_(?!\w)/g, '')
          .trim(),
      )
  )
}

function forToday(text) {
  return text
    .replace(/(?<![\\`])<(?=[^A-Za-z/>!$_\s`]|\w+,)/g, '\\<')
    .replace(/<\/?(br|hr|img)\b([^<>]*?)\/?>/gi, '<$1$2/>')
    .replace(/^(<details[^<>]*>)(<summary.*<\/summary>)$/gm, '$1\n\n$2\n')
}

/** Removes imports and component tags from a source that this parser cannot parse as MDX; `<KEY>` is text. */
function withoutImports(text) {
  return (
    text
      .replace(/^import\s(?:[^\n]*|[^;'"]*?\bfrom\s+['"][^'"\n]*)['"];?[ \t]*$/gm, '')
      // A JSX attribute would turn the tag into text.
      .replace(/(?<=<[a-z][^<>{}]*)\s\w+=\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
      .replace(
        /<\/?([A-Z][\w.]*)(?:\s(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*)?>/g,
        (tag, name) => (tag.endsWith('/>') || text.includes(`</${name}>`) ? '' : tag),
      )
  )
}

function toTree(text, extensions, mdastExtensions) {
  return fromMarkdown(text, {
    extensions: [gfm(), ...extensions],
    mdastExtensions: [gfmFromMarkdown(), ...mdastExtensions],
  })
}

/** Matches comments, fences and inline code; the first one to start contains the others. */
const COMMENT_OR_CODE =
  /<!--[\s\S]*?-->|^[ \t>]*(?:[-*+] |\d+[.)] )?(`{3,}|~{3,})[^\n`]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^\n]*?(?<!`)\2(?!`)/gm

/** Changes a text except its code; drops comments. */
function outsideOfCode(text, change) {
  const held = []
  const hold = found => (found.startsWith('<!--') ? '' : `\uE000${held.push(found) - 1}\uE001`)
  const changed = change(text.replace(COMMENT_OR_CODE, hold))
  return changed.replace(/\uE000(\d+)\uE001/g, (_, index) => held[index])
}

/** Removes the marks of admonitions but keeps titles; unwraps MDX from its fences. */
function prepare(text) {
  const unwrapped = text.replace(/^([ \t]*)(`{3,})mdx-code-block\n([\s\S]*?)\n[ \t]*\2$/gm, '\n$3\n')
  return outsideOfCode(unwrapped, held =>
    held
      .replace(/(?<!\]\()<(https?:[^\s<>]+)>/g, '[$1]($1)')
      .replace(
        /^([ \t>]*(?:[-*+] |\d+[.)] )?):::+[ \t]*\w*(?:\[(.*?)\]|\{[^}]*\}|((?:[ \t]|(?<=[a-z])[^\0-\x7f]).*))?[ \t]*$/gm,
        (_, indent, title, plain) => `\n${indent}${title ?? plain?.trim().replace(/\s:::+$/, '') ?? ''}\n`,
      )
      .replace(/^(#{1,6} .*?)[ \t]*\{\s*(?:#|\/\*\s*#)[^}]*\}[ \t]*$/gm, '$1'),
  )
}

function findImports(tree) {
  const found = new Map()
  for (const node of tree.children.filter(({ type }) => type === 'mdxjsEsm')) {
    for (const [, name, specifier] of node.value.matchAll(/import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"]/g))
      found.set(name, specifier)
  }
  return found
}

/** Returns the nodes before an expression, whose value is unknown here. */
function beforeExpression(nodes) {
  const at = nodes.findIndex(({ type, value }) => type === 'mdxTextExpression' && value.trim())
  return at < 0 ? nodes : nodes.slice(0, at)
}

/** Placeholder for the text of a component in a heading. */
const COMPONENT = '\uFFFC'

function textOf(node) {
  if (/^mdxJsx/.test(node.type) && node.children.length === 0 && /^[A-Z]/.test(node.name)) return COMPONENT
  // The engine treats empty braces as text: "replace () with {}".
  if (node.type === 'mdxTextExpression' && !node.value) return '{}'
  return node.value && node.type !== 'html' ? node.value : (node.children ?? []).map(textOf).join('')
}

/** Returns the file name in an address, which stays the same when assets are renamed. */
export function nameOf(url) {
  return basename(url.replace(/[?#].*$/, '')).replace(/\.\w+$/, '')
}

/** Returns the words of line mark comments in a config. */
export function readLineMarks(config) {
  const [, marks = ''] = /\blineMarks: \[\n([\s\S]*?)\n {4}\]/.exec(config) ?? []
  return [...marks.matchAll(/\b(?:line|start|end): '([^']+)'/g)].map(([, word]) => word)
}
