import { setTimeout as wait } from 'node:timers/promises'

/** The commands of the W3C's WebDriver that a tab needs, by plain requests. */
export interface WebDriverSession {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  end(): Promise<void>
}

/** What is said of a driver that hangs. */
const NO_ANSWER = 'the driver gives no answer'

/** No command takes as long, however busy the machine is. */
const PATIENCE_MS = 120_000
/** A browser starts in two seconds; a driver that has not heard of it after these never will. */
const START_MS = 40_000

/** A script whose page goes meanwhile is never answered: then the driver says so, or not even that, and the caller asks the next page. */
const SCRIPT_MS = 20_000
const SCRIPT_PATIENCE_MS = 30_000

/** Keys without a character, under the code points that the standard gives them. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** Waits until a driver answers. */
export async function waitForDriver(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      answer => answer.ok,
      () => false,
    )
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) if (await isReady()) return
  throw new Error(`no WebDriver answers at ${address}`)
}

/** Starts a browser of its own for one tab. */
export async function startSession(address: string, capabilities: object): Promise<WebDriverSession> {
  const wanted = { capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS }, ...capabilities } } }
  const { sessionId } = (await send(address, 'POST', '/session', wanted, START_MS)) as { sessionId: string }
  const own = `${address}/session/${sessionId}`
  let hang: unknown
  return {
    async send(method, path, body) {
      // A caller that asks again and again gets the answer at once.
      if (hang) throw hang
      const isScript = path.startsWith('/execute/')
      return send(own, method, path, body, isScript ? SCRIPT_PATIENCE_MS : PATIENCE_MS).catch(error => {
        if (isHang(error) && !isScript) hang = error
        throw error
      })
    },
    async end() {
      await send(own, 'DELETE', '').catch(error => {
        if (!hang) throw error
      })
      // The last error of a test tells why it failed.
      if (hang) throw hang
    },
  }
}

/** Whether an error says that the driver gives no answer. */
export function isHang(error: unknown): boolean {
  return String(error).includes(NO_ANSWER)
}

async function send(
  address: string,
  method: string,
  path: string,
  body?: object,
  patience = PATIENCE_MS,
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    signal: AbortSignal.timeout(patience),
  }).catch(error => {
    throw new Error(`${NO_ANSWER}: ${method} ${path} ${JSON.stringify(body)}`, { cause: error })
  })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
  return value
}

/** The mouse as an input source. */
export function pointTo({ x, y }: { x: number; y: number }, click: boolean): object {
  const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return {
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: click ? [move, ...press] : [move],
      },
    ],
  }
}

/** The keyboard as an input source: keys one after the other, with others held down. */
export function strike(keys: string[], held: string[] = []): object {
  const act = (type: string) => (key: string) => ({ type, value: KEYS[key] ?? key })
  const pressed = keys.flatMap(key => [act('keyDown')(key), act('keyUp')(key)])
  const actions = [...held.map(act('keyDown')), ...pressed, ...held.toReversed().map(act('keyUp'))]
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
