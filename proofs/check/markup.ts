import { parse as parseComponent } from '@vue/compiler-sfc'
import { Parser } from 'htmlparser2'
import { type Finding, findingAt, type Unit } from './finding'
import { scriptExtensions } from './script'

/** Parts of a single-file component, for the checks by language. */
export interface ComponentParts {
  findings: Finding[]
  parts: Unit[]
}

/** Splits a single-file component; reports a template that does not parse. */
export function splitComponent(unit: Unit): ComponentParts {
  const { code, parts: jsonParts } = takeJsonBlocks(unit)
  const { descriptor, errors } = parseComponent(code, {
    filename: `${unit.page}-${unit.line}.vue`,
    sourceMap: false,
  })
  // An excerpt may contain a single part of a component.
  const faults = errors.filter(({ message }) => !(unit.isPart && message.startsWith('At least one')))
  const findings = faults.map(error => {
    const line = 'loc' in error ? (error.loc?.start.line ?? 1) : 1
    return findingAt(unit, line - 1, error.message)
  })
  const blocks = [
    ...[descriptor.script, descriptor.scriptSetup].flatMap(block =>
      block ? [{ block, kind: 'script', fallback: 'js' }] : [],
    ),
    ...descriptor.styles.map(block => ({ block, kind: 'style', fallback: 'css' })),
  ]
  const parts = blocks
    .filter(({ block }) => !block.src)
    .map(({ block, kind, fallback }): Unit => {
      const language = block.lang === 'uts' ? 'ts' : (block.lang ?? fallback)
      const title =
        unit.title && kind === 'script' ? `${unit.title}${scriptExtensions[language] ?? '.ts'}` : undefined
      return { ...unit, language, title, code: block.content, line: unit.line + block.loc.start.line - 1 }
    })
  return { findings, parts: [...parts, ...jsonParts] }
}

/** Extracts the JSON of an Mpx component, which is in a script block, as JSON or as a module that exports it. */
function takeJsonBlocks(unit: Unit): { code: string; parts: Unit[] } {
  const parts: Unit[] = []
  const code = unit.code.replace(
    /<script (name="json"|type="application\/json")>([\s\S]*?)<\/script>/g,
    (block, kind: string, content: string, offset: number) => {
      const line = unit.line + unit.code.slice(0, offset).split('\n').length - 1
      const language = kind.startsWith('name') ? 'js' : 'json'
      parts.push({ ...unit, language, title: undefined, code: content, line })
      return block.replace(/[^\n]/g, ' ')
    },
  )
  return { code, parts }
}

/** Checks that the tags of a template are balanced. */
export function checkMarkup(unit: Unit): Finding[] {
  const findings: Finding[] = []
  const isXml = unit.language !== 'html'
  const lineAt = (index: number) => unit.code.slice(0, index).split('\n').length - 1
  const open: { name: string; index: number }[] = []
  const parser = new Parser(
    {
      onopentagname(name) {
        open.push({ name, index: parser.startIndex })
      },
      onclosetag(name, isImplied) {
        const tag = open.pop()
        const isVoid = !isXml && voidTags.has(name)
        if (isImplied && !isVoid && !isSelfClosed(unit.code, parser.endIndex)) {
          findings.push(findingAt(unit, lineAt(tag?.index ?? 0), `<${name}> is not closed`))
        }
      },
    },
    { xmlMode: isXml, recognizeSelfClosing: true, lowerCaseTags: false },
  )
  parser.write(unit.code)
  parser.end()
  const opened = unit.code.match(/<[A-Za-z][\w.-]*/g)?.length ?? 0
  if (opened === 0) findings.push(findingAt(unit, 0, 'there is no tag in it'))
  return findings
}

const voidTags = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

function isSelfClosed(code: string, end: number): boolean {
  return code.slice(0, end + 1).endsWith('/>')
}
