import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { codeHtml } from '../../code/code-html'
import { canFillFrame } from '../phone/create-screen'
import type { Mark } from '../read-template'
import type { Editor } from './create-editor'
import { placeClass } from './place-class'

/** The playground's interface to its field. */
export interface FieldHandle {
  getText(): string
  setText(text: string): void
  /** Adds a class at the visitor's last position. */
  addClass(name: string): void
}

interface FieldProps {
  id: string
  label: string
  initial: string
  marks: Mark[]
  /** Called when the visitor focuses the field. */
  onUse(): void
  onInput(text: string): void
  loadClasses(): Promise<string[]>
  loadEditor(): Promise<typeof import('./create-editor')>
  ref: Ref<FieldHandle>
}

const lengthLimit = 20_000

/** The input field: a text field, which is replaced by an editor on first use. */
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
    /** The pointer event in the field: its lines break at other positions than the text shown above it. */
    let pressed: MouseEvent | undefined
    if (textarea.value !== initial) colour(box)
    function onFocus() {
      textarea.removeEventListener('focus', onFocus)
      latest.current.onUse()
      // Without support for adopted stylesheets, or if the editor fails to load, the plain field stays.
      if (!canFillFrame()) return
      box.current!.dataset.waiting = ''
      upgrade().catch(() => delete box.current?.dataset.waiting)
    }
    async function upgrade() {
      const { createEditor } = await latest.current.loadEditor()
      // Replacing the field during composition would lose the input method's text.
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
        // Input events of the editor leave its shadow root as well; the editor reports changes itself.
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

/** Highlights the current text of the field. */
function colour(box: RefObject<HTMLDivElement | null>): void {
  box.current!.querySelector('pre')!.innerHTML = codeHtml(findField(box).value, 'wxml')
}

/**
 * Returns the field's HTML, which React does not manage: hydrating a textarea would lose text typed meanwhile. A
 * textarea cannot be highlighted, so highlighted text is shown above it until the visitor types.
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
