/** Something that counts page views. The first view of a document is counted by `start`. */
export interface Analytics {
  start(): void
  /** Counts a further view; `path` is path, query and hash. */
  countView(path: string): void
}
