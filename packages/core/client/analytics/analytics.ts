/** A page view counter. `start` counts the first view of a document. */
export interface Analytics {
  start(): void
  countView(path: string): void
}
