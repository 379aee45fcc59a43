/** Something in an article that would not work in the browser, or would navigate away from the page. */
export interface Blocked {
  what: string
  remedy: string
  severity?: 'warning'
  /** Matches the element in the source, to find its line. */
  written: RegExp
}
