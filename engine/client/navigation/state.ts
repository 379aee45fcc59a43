/** What navigation is doing. */
export type NavigationState =
  | { status: 'idle' }
  | { status: 'loading'; target: string }
  | {
      status: 'failed'
      /** Address that could not be loaded. */
      target: string
      error: Error
      /** Fetches the page again. */
      retry(): void
      /** Puts the error away. */
      dismiss(): void
    }
