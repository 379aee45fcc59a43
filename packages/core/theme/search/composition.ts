export interface KeyLike {
  key: string
  keyCode: number
  isComposing: boolean
  timeStamp: number
}

/** Separates keys for an input method from keys for the dialog. */
export interface Composition {
  start(): void
  end(event: { timeStamp: number }): void
  /** Whether text is being composed, so that the field's content is not final. */
  isActive(): boolean
  /** Whether the input method uses this key. */
  owns(event: KeyLike): boolean
}

/** Safari ends the composition before it reports the key that ended it; no other key follows this fast. */
const GRACE = 30

export function createComposition(): Composition {
  let composing = false
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    start() {
      composing = true
    },
    end({ timeStamp }) {
      composing = false
      endedAt = timeStamp
    },
    isActive: () => composing,
    owns: event =>
      composing || event.isComposing || event.keyCode === 229 || event.timeStamp - endedAt < GRACE,
  }
}
