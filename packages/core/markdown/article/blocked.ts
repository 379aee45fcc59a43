/** Something in an article that would not work in the browser, or would take the visitor elsewhere. */
export interface Blocked {
  what: string
  remedy: string
  severity?: 'warning'
  /** How it is written, for finding its line. */
  written: RegExp
}
