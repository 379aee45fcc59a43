/** Something that counts page views. The first view of a document is counted by `start`. */
export interface Analytics {
  start(): void
  countView(path: string): void
}
