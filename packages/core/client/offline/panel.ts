import { WORKER_FILE } from '../../model'
import { DeployChanged, fetchList, fillStore, openStore, removeStores } from './store'

export interface OfflineText {
  title: string
  /** Number of pages and size of the download. */
  offer(pages: number, size: string): string
  update: string
  save: string
  saving(percent: number): string
  stop: string
  saved(pages: number, size: string): string
  remove: string
  removed: string
  close: string
  retry: string
  failed: { network: string; space: string; changed: string }
}

interface Screen {
  text: string
  note?: string
  /** From 0 to 1, while a download is running. */
  progress?: number
  action?: { label: string; run(): void; quiet?: true }
}

/** Opens the panel for storing the site offline and removing it again. */
export async function openOfflinePanel(baseUrl: string, text: OfflineText): Promise<void> {
  const { dialog, show } = createDialog(text)
  const stopped = new AbortController()
  dialog.addEventListener('close', () => {
    stopped.abort()
    dialog.remove()
  })
  await showState()

  async function showState(): Promise<void> {
    const store = await openStore(baseUrl)
    if (store && (await navigator.serviceWorker.getRegistration(baseUrl))) {
      const { pages, bytes } = store.list
      show({
        text: text.saved(pages, formatSize(bytes)),
        note: text.update,
        action: { label: text.remove, run: remove, quiet: true },
      })
    } else await attempt(offer)
  }

  async function offer(): Promise<void> {
    const { pages, bytes } = await fetchList(baseUrl)
    show({
      text: text.offer(pages, formatSize(bytes)),
      note: text.update,
      action: { label: text.save, run: () => attempt(save) },
    })
  }

  /** Stores the files before registering the worker, so that the worker starts with a complete cache. */
  async function save(): Promise<void> {
    const { signal } = stopped
    const showProgress = (progress: number) =>
      show({
        text: text.saving(Math.floor(progress * 100)),
        progress,
        action: { label: text.stop, run: () => dialog.close(), quiet: true },
      })
    showProgress(0)
    await fillStore(await fetchList(baseUrl), {
      baseUrl,
      signal,
      onProgress: (done, total) => !signal.aborted && showProgress(done / total),
    })
    await navigator.serviceWorker.register(baseUrl + WORKER_FILE, { scope: baseUrl, updateViaCache: 'none' })
    await navigator.serviceWorker.ready
    await showState()
  }

  async function remove(): Promise<void> {
    await (await navigator.serviceWorker.getRegistration(baseUrl))?.unregister()
    await removeStores(baseUrl)
    show({ text: text.removed })
  }

  /** Runs an action and shows its failure; stored files are kept for the next attempt. */
  async function attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (stopped.signal.aborted) return
      console.warn(error)
      show({ text: text.failed[causeOf(error)], action: { label: text.retry, run: () => attempt(save) } })
    }
  }
}

function causeOf(error: unknown): keyof OfflineText['failed'] {
  if (error instanceof DeployChanged) return 'changed'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network'
}

function createDialog(text: OfflineText) {
  const dialog = document.createElement('dialog')
  dialog.className = 'offline-panel'
  const heading = dialog.appendChild(element('h2', text.title))
  heading.id = 'ink:offline'
  dialog.setAttribute('aria-labelledby', heading.id)
  const body = dialog.appendChild(element('div'))
  body.setAttribute('role', 'status')
  const buttons = dialog.appendChild(element('div'))
  buttons.className = 'offline-buttons'
  const action = buttons.appendChild(element('button'))
  const close = buttons.appendChild(element('button', text.close))
  for (const button of [action, close]) {
    button.type = 'button'
    button.className = 'button'
  }
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('mousedown', ({ target }) => target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()

  function show({ text, note, progress, action: next }: Screen): void {
    const parts: HTMLElement[] = [element('p', text)]
    if (progress !== undefined) {
      const bar = element('progress')
      bar.value = progress
      parts.push(bar)
    }
    if (note) parts.push(element('p', note))
    body.replaceChildren(...parts)
    action.hidden = !next
    action.classList.toggle('button-primary', !next?.quiet)
    action.textContent = next?.label ?? ''
    action.onclick = next?.run ?? null
  }
  show({ text: '…' })
  return { dialog, show }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent: text })
}

function formatSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)}\u00a0MB` : `${Math.ceil(bytes / 1024)}\u00a0KB`
}
