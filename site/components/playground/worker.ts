import { type Inspection, inspect } from './inspect'
import { type Compiler, createCompiler } from './transform'

/** To the worker: first its line of the plugin, then inputs with a number, or the wish for the list of classes. */
export type PlaygroundRequest =
  | { line: string }
  | { id: number; input: string }
  | { id: number; wants: 'classes' }

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
async function load(line: string): Promise<Compiler> {
  const compiler = await createCompiler(line)
  await inspect(compiler, '<view class="flex p-[1rpx] dark:bg-black/50">a</view>')
  post({ kind: 'ready' })
  return compiler
}

let loaded: Promise<Compiler>

self.addEventListener('message', async ({ data }: MessageEvent<PlaygroundRequest>) => {
  if ('line' in data) {
    loaded = load(data.line)
    return
  }
  try {
    const compiler = await loaded
    if ('wants' in data) post({ kind: 'classes', id: data.id, classes: compiler.listClasses() })
    else post({ kind: 'result', id: data.id, ...(await inspect(compiler, data.input)) })
  } catch (error) {
    post({ kind: 'error', id: data.id, message: error instanceof Error ? error.message : String(error) })
  }
})
