import { type Inspection, inspect } from './inspect'
import { type ClassRule, listRules } from './plugin/list-rules'
import { type Compiler, createCompiler } from './plugin/transform'

/** Messages to the worker: first its plugin line, then numbered inputs, or classes to list rules for. */
export type PlaygroundRequest =
  | { line: string }
  | { id: number; input: string }
  | { id: number; names: string[] }

/** Messages from the worker: first whether it was loaded, then an answer to each request. */
export type PlaygroundAnswer =
  | { kind: 'ready' }
  | { kind: 'unloaded' }
  | ({ kind: 'result'; id: number } & Inspection)
  | { kind: 'rules'; id: number; rules: ClassRule[] }
  | { kind: 'error'; id: number; message: string }

const post = (answer: PlaygroundAnswer) => self.postMessage(answer)

let loaded: Promise<Compiler>

self.addEventListener('message', async ({ data }: MessageEvent<PlaygroundRequest>) => {
  if ('line' in data) {
    loaded = createCompiler(data.line)
    loaded.then(
      () => post({ kind: 'ready' }),
      () => post({ kind: 'unloaded' }),
    )
    return
  }
  try {
    const compiler = await loaded
    if ('names' in data) post({ kind: 'rules', id: data.id, rules: await listRules(data.names, compiler) })
    else post({ kind: 'result', id: data.id, ...(await inspect(compiler, data.input)) })
  } catch (error) {
    post({ kind: 'error', id: data.id, message: error instanceof Error ? error.message : String(error) })
  }
})
