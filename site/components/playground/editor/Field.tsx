import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { codeHtml } from '../../code/code-html'
import { canFillFrame } from '../phone/create-screen'
import type { Mark } from '../read-template'
import type { Editor } from './create-editor'
import { placeClass } from './place-class'

/** What the playground does with its field. */
export interface FieldHandle {
  getText(): string
  setText(text: string): void
  /** Adds a class where the visitor was typing. */
  addClass(name: string): void
}

interface FieldProps {
  id: string
  label: string
  initial: string
  marks: Mark[]
  /** The visitor has come to the field. */
  onUse(): void
  onInput(text: string): void
  loadClasses(): Promise<string[]>
  loadEditor(): Promise<typeof import('./create-editor')>
  ref: Ref<FieldHandle>
}

const lengthLimit = 20_000

/** Where the visitor types: a text field, and an editor in its place as soon as somebody uses it. */
export function Field({ ref, id, label, initial, ...given }: FieldProps) {
  const { onInput } = given
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const latest = useRef(given)
  const inert = useMemo(() => ({ __html: fieldHtml(id, initial) }), [id, initial])

  useImperativeHandle(ref, () => ({
    getText: () => findField(box).value,
    setText(text) {
      findField(box).value = text
      colour(box)
      if (editor.current) editor.current.setText(text)
      else latest.current.onInput(text)
    },
    addClass(name) {
      const field = findField(box)
      const place = placeClass(field.value, editor.current?.place() ?? field.selectionStart, name)
      if (!place) return
      if (editor.current) return editor.current.insert(place.at, place.insert)
      field.setRangeText(place.insert, place.at, place.at, 'end')
      colour(box)
      latest.current.onInput(field.value)
      field.focus()
    },
  }))

  useEffect(() => {
    latest.current = given
    editor.current?.showMarks(given.marks)
  })

  useEffect(() => {
    const textarea = findField(box)
    let isOver = false
    /** Where the field was pressed: its own lines break elsewhere than those that are shown over them. */
    let pressed: MouseEvent | undefined
    if (textarea.value !== initial) colour(box)
    function onFocus() {
      textarea.removeEventListener('focus', onFocus)
      latest.current.onUse()
      // Where styles cannot enter a shadow root, or the editor does not load, the plain field stays.
      if (!canFillFrame()) return
      box.current!.dataset.waiting = ''
      upgrade().catch(() => delete box.current?.dataset.waiting)
    }
    async function upgrade() {
      const { createEditor } = await latest.current.loadEditor()
      // An input method loses its text when the field goes away under it.
      while (textarea.matches('[data-composing]')) await once(textarea, 'compositionend')
      if (isOver) return
      const { selectionStart, selectionEnd } = textarea
      const isActive = document.activeElement === textarea
      const { scrollTop } = box.current!
      editor.current = createEditor({
        root: host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' }),
        text: textarea.value,
        label,
        loadClasses: () => latest.current.loadClasses(),
        onChange(text) {
          textarea.value = text
          latest.current.onInput(text)
        },
      })
      host.current!.hidden = false
      box.current!.hidden = true
      editor.current.showMarks(latest.current.marks)
      if (isActive && pressed && selectionStart === selectionEnd) editor.current.press(pressed, scrollTop)
      else if (isActive) editor.current.select(selectionStart, selectionEnd)
    }
    textarea.addEventListener('mousedown', event => {
      pressed = event
    })
    textarea.addEventListener('keydown', () => {
      pressed = undefined
    })
    const onCompose = ({ type }: Event) =>
      textarea.toggleAttribute('data-composing', type === 'compositionstart')
    textarea.addEventListener('compositionstart', onCompose)
    textarea.addEventListener('compositionend', onCompose)
    if (document.activeElement === textarea) onFocus()
    else textarea.addEventListener('focus', onFocus)
    return () => {
      isOver = true
      editor.current?.destroy()
    }
  }, [label, initial])

  return (
    <div
      className="playground-field"
      onInput={({ target }) => {
        // Input in the editor comes out of its shadow root as well; that one reports by itself.
        if (!(target instanceof HTMLTextAreaElement)) return
        colour(box)
        onInput(target.value)
      }}
    >
      <div ref={box} className="playground-plain" suppressHydrationWarning dangerouslySetInnerHTML={inert} />
      <div ref={host} className="playground-editor" hidden />
    </div>
  )
}

function findField(box: RefObject<HTMLDivElement | null>): HTMLTextAreaElement {
  return box.current!.querySelector('textarea')!
}

/** The colours of what the field holds now. */
function colour(box: RefObject<HTMLDivElement | null>): void {
  box.current!.querySelector('pre')!.innerHTML = codeHtml(findField(box).value, 'wxml')
}

/**
 * The field stays out of React's hands: hydrating a textarea would throw away what was typed in the meantime. Its text
 * cannot have colours, so the same text lies over it until somebody types.
 */
function fieldHtml(id: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const attributes = `maxlength="${lengthLimit}" spellcheck="false" autocomplete="off" autocapitalize="off"`
  const coloured = `<pre aria-hidden="true">${codeHtml(text, 'wxml')}</pre>`
  return `<textarea id="${id}" ${attributes}>${escaped}</textarea>${coloured}`
}

function once(target: EventTarget, kind: string): Promise<Event> {
  return new Promise(resolve => target.addEventListener(kind, resolve, { once: true }))
}
