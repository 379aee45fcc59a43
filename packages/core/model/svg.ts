export interface SvgFile {
  /** Of its root. */
  attributes: Record<string, string>
  /** What its root holds. */
  inner: string
  url: string
  /** Why it cannot be drawn; as an address it is as good as any. */
  fault?: string
}
