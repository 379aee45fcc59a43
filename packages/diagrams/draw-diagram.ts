import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { decodeHTML } from 'entities'
import type { DrawingProblem } from 'inkstone/config'
import { escapeAttribute, escapeText } from 'inkstone/model'
import { danglingArrows } from './dangling-arrows'
import { drawJourney } from './draw-journey'
import { drawMindmap } from './draw-mindmap'
import { drawPie } from './draw-pie'
import { drawGantt } from './gantt/draw-gantt'
import { drawGitGraph } from './git-graph/draw-git-graph'
import { findLostWords, type LostWord } from './lost-words'
import { readCodes, readWordCodes, restoreSigns } from './notation/held-signs'
import { type DiagramSource, readDiagram } from './notation/read-diagram'
import { drawQuadrantChart } from './quadrant-chart/draw-quadrant-chart'
import { drawSequence } from './sequence/draw-sequence'
import type { Statement } from './statement'
import { type OwnDrawing, toSvg } from './svg-parts'
import { themeSvg } from './theme-svg'
import { drawTimeline } from './timeline/draw-timeline'
import { drawXyChart } from './xy-chart/draw-xy-chart'

type Renderer = typeof import('beautiful-mermaid')

/** Diagram types that we draw ourselves; the renderer draws the others. */
const OWN: Record<string, (statements: Statement[], source: DiagramSource) => OwnDrawing> = {
  sequenceDiagram: drawSequence,
  gitGraph: drawGitGraph,
  mindmap: drawMindmap,
  pie: drawPie,
  gantt: drawGantt,
  timeline: drawTimeline,
  journey: drawJourney,
  quadrantChart: drawQuadrantChart,
  xychart: drawXyChart,
  'xychart-beta': drawXyChart,
}

const C4 = ['C4Context', 'C4Container', 'C4Component', 'C4Dynamic', 'C4Deployment']
const KINDS = [
  'flowchart',
  'graph',
  'classDiagram',
  'erDiagram',
  'stateDiagram-v2',
  ...Object.keys(OWN),
  ...C4,
]

interface Input {
  code: string
  title?: string
  id: string
}

/** A fault in a diagram; `below` counts lines from its first line. */
interface DiagramFault extends DrawingProblem {
  below: number
}

export interface Diagram {
  html?: string
  faults: DiagramFault[]
}

/** Draws a Mermaid diagram as SVG, so that the page needs no script for it. */
export function drawDiagram({ code, title, id }: Input): Diagram {
  const source = readDiagram(code)
  const [first] = source.statements
  if (!KINDS.includes(source.kind.replace(/^stateDiagram$/, 'stateDiagram-v2')))
    return { faults: [unknownKind(source)] }
  const dangling = danglingArrows(source.kind, source.statements)
  if (dangling.length > 0) return { faults: dangling }
  if (!OWN[source.kind] && source.statements.length > MAX_STATEMENTS) return { faults: [tooLarge(source)] }
  const shown = title ?? source.title ?? source.name
  /** Returns the accessible name. */
  const toLabel: ToLabel = names =>
    [source.name ?? shown ?? names, source.description].filter(Boolean).join(': ')
  let picture: Picture
  try {
    const own = OWN[source.kind]
    picture = own ? drawOwn(own(source.statements, source), toLabel) : render(source, { id, toLabel })
  } catch (error) {
    const what = `the diagram cannot be drawn: ${(error as Error).message.replace(/\.$/, '')}`
    return { faults: [{ what, remedy: 'correct it, or show a picture', below: first!.below }] }
  }
  const html = [
    `<figure class="diagram" data-language="mermaid" data-source="${escapeAttribute(code)}">`,
    `<div class="diagram-box" tabindex="0">${picture.svg}</div>`,
    shown ? `<figcaption>${escapeText(shown)}</figcaption>` : '',
    '</figure>',
  ].join('')
  const lost = [...toLost(source.missed), ...picture.lost]
  return { html, faults: [...lost.map(lostFault), ...clickFaults(source)] }
}

/** Layout time grows with the square of the size: about 15 s for this number, minutes for thousands. */
const MAX_STATEMENTS = 800

function tooLarge({ statements }: DiagramSource): DiagramFault {
  return {
    what: `The diagram has ${statements.length} statements and is shown as code: at most ${MAX_STATEMENTS} are drawn`,
    remedy: 'Split it into several diagrams, or show a picture',
    severity: 'warning',
    below: 0,
  }
}

interface Picture {
  svg: string
  lost: LostWord[]
}

type ToLabel = (names: string) => string

function drawOwn(drawing: OwnDrawing, toLabel: ToLabel): Picture {
  if (drawing.parts.length === 0 && drawing.missed.length === 0) throw new Error('there is nothing in it')
  return {
    svg: readCodes(toSvg(drawing, toLabel(drawing.names.join(', ')))),
    lost: toLost(drawing.missed),
  }
}

function render(source: DiagramSource, { id, toLabel }: { id: string; toLabel: ToLabel }): Picture {
  if (source.statements.length < 2 && source.missed.length === 0) throw new Error('there is nothing in it')
  const text = source.statements.map(statement => statement.text).join('\n')
  const drawn = loadRenderer().renderMermaidSVG(text, { transparent: true, padding: 8 })
  const restored = source.restore(restoreSigns(drawn))
  const svg = readCodes(restored)
  const label = readWordCodes(escapeAttribute(toLabel(labelsOf(restored))))
  return { svg: themeSvg(svg, { id, label }), lost: findLostWords(source, svg) }
}

function toLost(missed: Statement[]): LostWord[] {
  return missed.map(({ text, below }) => ({ word: text, below }))
}

/** Loads the renderer on demand: it takes half a second, which only pages with changed diagrams need. */
function loadRenderer(): Renderer {
  // Its manifest has no export for `require`, but loading the file directly works, and is synchronous.
  return createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('beautiful-mermaid')))
}

function unknownKind({ kind, statements }: DiagramSource): DiagramFault {
  const what = kind ? `diagrams of the kind "${kind}" are not supported` : 'the diagram is empty'
  const remedy = `draw one of: ${KINDS.join(', ')}; or show a picture, or the text as a fence \`\`\`text`
  return { what, remedy, below: statements[0]?.below ?? 0, written: kind || undefined }
}

function lostFault({ word, below }: LostWord): DiagramFault {
  return {
    what: `"${word}" is missing in the diagram: this notation is not supported`,
    remedy: 'write it in the basic notation, each statement on a line of its own, or take it out',
    below,
    written: word,
  }
}

function clickFaults({ clicks }: DiagramSource): DiagramFault[] {
  return clicks.map(({ below }) => ({
    what: 'links on nodes of a diagram are not supported',
    remedy: 'write the link below the diagram',
    severity: 'warning',
    below,
    written: 'click',
  }))
}

function labelsOf(svg: string): string {
  const nodes = svg.matchAll(/<g class="(?:node|actor|class-node|entity)"[^>]* data-label="([^"]+)"/g)
  const names = [...nodes].map(([, label]) => label!.replaceAll('\n', ' '))
  return decodeHTML([...new Set(names)].join(', ')).replace(/<[^>]+>/g, '')
}
