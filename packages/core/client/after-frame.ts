/**
 * Runs something when the browser has drawn a frame, in a task of its own: the layout can be read for nothing then, and
 * the work of the frame is not part of a task that runs script. Gives back how to call it off. Hidden tabs draw none.
 */
export function afterFrame(run: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    run()
  })
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}
