/**
 * Runs a callback in a separate task after the browser has rendered a frame: reading the layout is cheap then,
 * and the rendering is not part of a script task. Returns a function that cancels it. Hidden tabs render no
 * frames.
 */
export function afterFrame(run: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}
