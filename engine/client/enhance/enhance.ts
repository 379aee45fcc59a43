/** Improves the content of `<main>` that has just come on screen; what it returns undoes it. */
export type Enhance = (main: HTMLElement) => undefined | (() => void)
