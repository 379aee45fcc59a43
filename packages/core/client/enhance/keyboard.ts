import { DOCUSAURUS_CLASS } from '../../model'

/** Marks on `<body>` whether the visitor navigates by keyboard, for focus outlines. */
export function markKeyboardUse(): void {
  const mark = DOCUSAURUS_CLASS.keyboardUse
  document.addEventListener('keydown', event => {
    if (event.key === 'Tab') document.body.classList.add(mark)
  })
  document.addEventListener('mousedown', () => document.body.classList.remove(mark))
}
