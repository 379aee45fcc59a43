import { type Inspection, inspect } from './inspect'
import { createCompiler } from './transform'

/** To the worker: an input with a number, or the wish for the list of classes. */
export type PlaygroundRequest = { id: number; input: string } | { id: number; wants: 'classes' }

/** From the worker: first that it is ready, then an answer for each request. */
export type PlaygroundAnswer =
  | { kind: 'ready' }
  | ({ kind: 'result'; id: number } & Inspection)
  | { kind: 'classes'; id: number; classes: string[] }
  | { kind: 'error'; id: number; message: string }

const post = (answer: PlaygroundAnswer) => self.postMessage(answer)
/**
 * The first run sets up Tailwind's and PostCSS's plugins, seconds of work on a slow device. It belongs to loading:
 * counted as the visitor's, it would end every new worker before its first answer.
 */
const loaded = createCompiler().then(async compiler => {
  await inspect(compiler, '<view class="flex p-[1rpx] dark:bg-black/50">a</view>')
  return compiler
})
loaded.then(() => post({ kind: 'ready' }))

self.addEventListener('message', async ({ data }: MessageEvent<PlaygroundRequest>) => {
  try {
    const compiler = await loaded
    if ('wants' in data) post({ kind: 'classes', id: data.id, classes: compiler.listClasses() })
    else post({ kind: 'result', id: data.id, ...(await inspect(compiler, data.input)) })
  } catch (error) {
    post({ kind: 'error', id: data.id, message: error instanceof Error ? error.message : String(error) })
  }
})
