import { createTransform } from './transform'

/** To the worker: an input with a number. */
export interface PlaygroundRequest {
  id: number
  input: string
}

/** From the worker: first that it is ready, then an answer for each request. */
export type PlaygroundAnswer =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; wxml: string; wxss: string }
  | { kind: 'error'; id: number; message: string }

const post = (answer: PlaygroundAnswer) => self.postMessage(answer)
const loaded = createTransform()
loaded.then(() => post({ kind: 'ready' }))

self.addEventListener('message', async ({ data }: MessageEvent<PlaygroundRequest>) => {
  try {
    const transform = await loaded
    post({ kind: 'result', id: data.id, ...(await transform(data.input)) })
  } catch (error) {
    post({ kind: 'error', id: data.id, message: error instanceof Error ? error.message : String(error) })
  }
})
