import { useEffect, useEffectEvent } from 'react'
import type { EarlyInput } from './PendingDialog'

/** Collects typed text while the dialog's code is loading and there is no field. */
export function useEarlyKeys(of: { input: EarlyInput | undefined; onInput(input: EarlyInput): void }): void {
  const isWaiting = of.input !== undefined
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (!of.input || ctrlKey || metaKey || altKey || isComposing) return
    const next = typeKey(of.input, key)
    if (!next) return
    event.preventDefault()
    of.onInput(next)
  })
  useEffect(() => {
    if (!isWaiting) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isWaiting])
}

/** Applies a key to the text of a field; undefined for keys that are not for typing. */
export function typeKey({ text, selectAll }: EarlyInput, key: string): EarlyInput | undefined {
  const before = selectAll ? '' : text
  if (key === 'Enter') return text ? { text, selectAll, entered: true } : undefined
  if (key === 'Backspace') return { text: selectAll ? '' : [...text].slice(0, -1).join('') }
  return [...key].length === 1 ? { text: before + key } : undefined
}
