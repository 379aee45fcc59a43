export interface KeyLike {
  key: string
  keyCode: number
  isComposing: boolean
  timeStamp: number
}

/** Distinguishes keys that belong to an input method from keys that are meant for the dialog. */
export interface Composition {
  start(): void
  end(event: { timeStamp: number }): void
  /** True while text is composed: what stands in the field is not what is meant yet. */
  isActive(): boolean
  /** True when the input method uses this key. */
  owns(event: KeyLike): boolean
}

/** Safari ends the composition before it reports the key that ended it; no hand is as fast as this. */
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
