import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { xml } from '@codemirror/lang-xml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, RangeSetBuilder } from '@codemirror/state'
import { Decoration, drawSelection, EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { depthOf, isShort, WHOLE } from '../../code/code-html'
import type { Mark } from '../read-template'
import { findOpenTag } from './close-tag'
import { matchClasses } from './match-classes'

export interface Editor {
  setText(text: string): void
  showMarks(marks: Mark[]): void
  select(from: number, to: number): void
  /** Scrolls, and places the caret at a point of the viewport. */
  press(at: { x: number; y: number }, scrollTop: number): void
  /** Inserts text at a position, as one undo step. */
  insert(at: number, text: string): void
  /** Returns the position of the caret. */
  place(): number
  destroy(): void
}

interface EditorInput {
  /** A shadow root, because adopted stylesheets are allowed by the content security policy. */
  root: ShadowRoot
  text: string
  label: string
  loadClasses(): Promise<string[]>
  onChange(text: string): void
}

/** Creates an editor for templates in a shadow root. */
export function createEditor({ root, text, label, loadClasses, onChange }: EditorInput): Editor {
  let classes: Promise<string[]> | undefined
  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/[^\s"'`<>={}]+/)
    if (!word || !isInClassList(context)) return null
    classes ??= loadClasses()
    const { from, names } = matchClasses(word.text, await classes)
    return { from: word.from + from, options: names.map(name => ({ label: name })), filter: false }
  }
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        xml({ autoCloseTags: false }),
        closeTags,
        syntaxHighlighting(colours),
        autocompletion({ override: [complete], icons: false }),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        wrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          tabindex: '0',
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        EditorView.updateListener.of(update => update.docChanged && onChange(update.state.doc.toString())),
        replaceSelected,
        look,
      ],
    }),
  })
  return {
    setText: text => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }),
    showMarks(marks) {
      const { length } = view.state.doc
      const shown = marks.filter(({ to }) => to <= length)
      view.dispatch(setDiagnostics(view.state, shown))
    },
    select(from, to) {
      view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
      view.focus()
    },
    press(at, scrollTop) {
      view.scrollDOM.scrollTop = scrollTop
      view.dispatch({ selection: { anchor: view.posAtCoords(at, false) } })
      view.focus()
    },
    insert(at, text) {
      view.dispatch({ changes: { from: at, insert: text }, selection: { anchor: at + text.length } })
      view.focus()
    },
    place: () => view.state.selection.main.head,
    destroy: () => view.destroy(),
  }
}

/** Whether to complete classes: if the whole input is a class list, and inside of class attributes. */
function isInClassList({ state, pos }: CompletionContext): boolean {
  const before = state.sliceDoc(Math.max(0, pos - 2000), pos)
  return !before.includes('<') || /class=(?:"[^"]*|'[^']*)$/i.test(before)
}

/** Completes `</` with the open element. */
const closeTags = EditorView.inputHandler.of((view, from, to, text) => {
  if (text !== '/' || view.composing || view.state.sliceDoc(from - 1, from) !== '<') return false
  const tag = findOpenTag(view.state.sliceDoc(0, from - 1), view.state.sliceDoc(to))
  if (!tag) return false
  const insert = `/${tag}>`
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.complete',
  })
  return true
})

/**
 * Replaces a selection by typed text. Chromium would keep the replaced text's style in a style attribute, which the
 * content security policy refuses and the console reports.
 */
const replaceSelected = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event
    if (inputType !== 'insertText' || !data || view.composing || view.state.selection.main.empty) return false
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    event.preventDefault()
    return true
  },
})

const colours = HighlightStyle.define([
  { tag: tags.tagName, color: 'var(--code-function)' },
  { tag: tags.attributeName, color: 'var(--code-property)' },
  { tag: tags.attributeValue, color: 'var(--code-string)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: tags.angleBracket, color: 'var(--code-function)' },
])

/** Indents wrapped lines and keeps names whole, like the text before the editor is loaded. */
const wrapping = EditorView.decorations.of(({ visibleRanges, state: { doc } }) => {
  const found = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; at = doc.lineAt(at).to + 1) {
      const line = doc.lineAt(at)
      found.add(line.from, line.from, Decoration.line({ class: `in-${depthOf(line.text)}` }))
      for (const { 0: name, index } of line.text.matchAll(WHOLE))
        if (isShort(name)) found.add(line.from + index, line.from + index + name.length, whole)
    }
  return found.finish()
})

const whole = Decoration.mark({ class: 'word' })

/** One rule per indentation. */
const depths = [0, 2, 4, 6, 8, 10, 12].map(depth => [
  `.cm-line.in-${depth}`,
  { paddingLeft: `calc(1rem + ${depth + 2}ch)`, textIndent: `${-depth - 2}ch` },
])

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-text)', backgroundColor: 'transparent' },
  // Avoids shorthand properties whose name is a Tailwind class here and below: every page would load that class's
  // rules.
  '&.cm-focused': { outlineStyle: 'none' },
  '.cm-scroller': { font: '0.875rem/1.7 var(--font-mono)', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0 2rem', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 1rem' },
  ...Object.fromEntries(depths),
  '.word': { whiteSpace: 'nowrap' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--color-mark)',
  },
  '.cm-tooltip': {
    background: 'var(--color-bg-raised)',
    borderColor: 'var(--color-border)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow-raised)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: '0.8125rem/1.6 var(--font-mono)', maxHeight: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem 0.75rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-accent-soft)',
    color: 'var(--color-accent)',
  },
  '.cm-diagnostic': { padding: '0.25rem 0.75rem', fontSize: '0.8125rem', borderLeft: 'none' },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-warning) 1px',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger) 1px',
  },
})
