export interface SvgFile {
  attributes: Record<string, string>
  inner: string
  url: string
  /** Why it cannot be drawn; as an address it is as good as any. */
  fault?: string
}
