/** The engines of the browsers that visitors have, beside Chromium, which all other specs use. */
export type EngineName = 'firefox' | 'webkit'

/** One running browser. */
export interface Engine {
  /** Opens a tab in a profile of its own. */
  open(): Promise<Tab>
  stop(): Promise<void>
}

/** What a visitor can do in a tab: all that the engines have to be told apart for. */
export interface Tab {
  /** Loads an address as a document; also from the address bar of an open page. */
  load(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; what it takes and gives travels as JSON. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Moves the mouse to a point of the window, and clicks there if told to. */
  mouse(point: { x: number; y: number }, click?: 'click'): Promise<void>
  /** Presses a key, with others held down: `press('k', 'Control')`. */
  press(key: string, ...held: string[]): Promise<void>
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>
  /** Gives the page this size. */
  resize(width: number, height: number): Promise<void>
  /** Errors that the page has told the console so far; takes them away. */
  takeFaults(): Promise<string[]>
  close(): Promise<void>
}

/** A call as text: scripts reach the engines as such, past any policy of the page. */
export function asExpression(action: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${action})(...${JSON.stringify(args)})`
}
