import { setTimeout as wait } from 'node:timers/promises'

/** A WebDriver session for one tab, controlled with plain HTTP requests. */
export interface WebDriverSession {
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  end(): Promise<void>
}

/** Error message for a driver that hangs. */
const NO_ANSWER = 'the driver gives no answer'

/** Longer than any command takes, even on a busy machine. */
const PATIENCE_MS = 120_000
/** A browser starts in two seconds; a driver that has no connection to it after 40 never gets one. */
const START_MS = 40_000

/**
 * A script never returns if its page is unloaded. The driver then reports a timeout, or hangs, and the caller
 * retries in the next page.
 */
const SCRIPT_MS = 20_000
const SCRIPT_PATIENCE_MS = 30_000

/** Code points of keys without a character, from the WebDriver standard. */
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

export async function waitForDriver(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      answer => answer.ok,
      () => false,
    )
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) if (await isReady()) return
  throw new Error(`no WebDriver answers at ${address}`)
}

/** Starts a separate browser for one tab. */
export async function startSession(address: string, capabilities: object): Promise<WebDriverSession> {
  const wanted = { capabilities: { alwaysMatch: { timeouts: { script: SCRIPT_MS }, ...capabilities } } }
  const { sessionId } = (await send(address, 'POST', '/session', wanted, START_MS)) as { sessionId: string }
  const own = `${address}/session/${sessionId}`
  let hang: unknown
  return {
    async send(method, path, body) {
      // After a hang, fails at once, so that callers that poll do not wait again.
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
      // Reports the hang last, as the cause of the failure.
      if (hang) throw hang
    },
  }
}

/** Returns whether an error means that the driver hangs. */
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

/** Returns the WebDriver actions that move the mouse and, if requested, click. */
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

/** Returns the WebDriver actions that press keys in sequence, with others held down. */
export function strike(keys: string[], held: string[] = []): object {
  const act = (type: string) => (key: string) => ({ type, value: KEYS[key] ?? key })
  const pressed = keys.flatMap(key => [act('keyDown')(key), act('keyUp')(key)])
  const actions = [...held.map(act('keyDown')), ...pressed, ...held.toReversed().map(act('keyUp'))]
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
