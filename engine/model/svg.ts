/** An SVG file as a module has it. */
export interface SvgFile {
  /** Of its root. */
  attributes: Record<string, string>
  /** What its root holds. */
  inner: string
  url: string
}
