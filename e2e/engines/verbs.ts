/** Tested browser engines besides Chromium, which all other specs use. */
export type EngineName = 'firefox' | 'webkit'

/** One running browser. */
export interface Engine {
  /** Opens a tab in a new profile. */
  open(): Promise<Tab>
  stop(): Promise<void>
}

/** Actions in a tab; only these differ between engines. */
export interface Tab {
  /** Loads a URL as a document, also if a page is open, as with the address bar. */
  load(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; arguments and result are passed as JSON. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Moves the mouse to a point in the viewport, and clicks there if requested. */
  mouse(point: { x: number; y: number }, click?: 'click'): Promise<void>
  /** Presses a key, with others held down: `press('k', 'Control')`. */
  press(key: string, ...held: string[]): Promise<void>
  /** Types text into the focused element. */
  type(text: string): Promise<void>
  /** Resizes the viewport. */
  resize(width: number, height: number): Promise<void>
  /** Returns the console errors since the last call. */
  takeFaults(): Promise<string[]>
  close(): Promise<void>
}

/** Returns a call as source text, which engines evaluate regardless of the page's CSP. */
export function asExpression(action: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${action})(...${JSON.stringify(args)})`
}
