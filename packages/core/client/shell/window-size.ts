export function isNarrow(): boolean {
  return window.innerWidth <= 996
}

export function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
