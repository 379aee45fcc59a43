import { type Ref, type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { Editor } from './create-editor'
import { canFillFrame } from './create-screen'
import { loadClasses } from './load-classes'
import type { Mark } from './read-template'

/** What the playground does with its field. */
export interface FieldHandle {
  getText(): string
  setText(text: string): void
}

interface FieldProps {
  id: string
  label: string
  initial: string
  marks: Mark[]
  /** The visitor has come to the field. */
  onUse(): void
  onInput(text: string): void
  ref: Ref<FieldHandle>
}

const lengthLimit = 20_000

/** Where the visitor types: a text field, and an editor in its place as soon as somebody uses it. */
export function Field({ id, label, initial, marks, onUse, onInput, ref }: FieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const latest = useRef({ onInput, onUse, marks })
  const inert = useMemo(() => ({ __html: fieldHtml(id, initial) }), [id, initial])

  useImperativeHandle(ref, () => ({
    getText: () => findField(box).value,
    setText(text) {
      findField(box).value = text
      if (editor.current) editor.current.setText(text)
      else latest.current.onInput(text)
    },
  }))

  useEffect(() => {
    latest.current = { onInput, onUse, marks }
    editor.current?.showMarks(marks)
  })

  useEffect(() => {
    const textarea = findField(box)
    let isOver = false
    function onFocus() {
      textarea.removeEventListener('focus', onFocus)
      latest.current.onUse()
      // Where styles cannot enter a shadow root, the plain field stays.
      if (canFillFrame()) upgrade()
    }
    async function upgrade() {
      const { createEditor } = await import('./create-editor')
      // An input method loses its text when the field goes away under it.
      while (textarea.matches('[data-composing]')) await once(textarea, 'compositionend')
      if (isOver) return
      const { selectionStart, selectionEnd } = textarea
      const isActive = document.activeElement === textarea
      editor.current = createEditor({
        root: host.current!.shadowRoot ?? host.current!.attachShadow({ mode: 'open' }),
        text: textarea.value,
        label,
        loadClasses,
        onChange(text) {
          textarea.value = text
          latest.current.onInput(text)
        },
      })
      host.current!.hidden = false
      textarea.hidden = true
      editor.current.showMarks(latest.current.marks)
      if (isActive) editor.current.select(selectionStart, selectionEnd)
    }
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
  }, [label])

  return (
    <div
      className="playground-field"
      onInput={({ target }) => {
        // Input in the editor comes out of its shadow root as well; that one reports by itself.
        if (target instanceof HTMLTextAreaElement) onInput(target.value)
      }}
    >
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={inert} />
      <div ref={host} className="playground-editor" hidden />
    </div>
  )
}

function findField(box: RefObject<HTMLDivElement | null>): HTMLTextAreaElement {
  return box.current!.querySelector('textarea')!
}

/** The field stays out of React's hands: hydrating a textarea would throw away what was typed in the meantime. */
function fieldHtml(id: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const attributes = `maxlength="${lengthLimit}" spellcheck="false" autocomplete="off" autocapitalize="off"`
  return `<textarea id="${id}" ${attributes}>${escaped}</textarea>`
}

function once(target: EventTarget, kind: string): Promise<Event> {
  return new Promise(resolve => target.addEventListener(kind, resolve, { once: true }))
}
