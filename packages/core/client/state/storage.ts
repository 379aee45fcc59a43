/** A key of the browser's storage. Errors (missing, full or forbidden storage) are ignored. */
export interface StorageSlot {
  get(): string | null
  set(value: string): void
  del(): void
  /** Subscribes to changes by other tabs and, through synthetic events, by this one. */
  listen(onChange: (value: string | null) => void): () => void
}

/** Creates the slot of `key`, with the site's storage namespace appended. */
export function createStorageSlot(key: string, namespace = ''): StorageSlot {
  const name = key + namespace
  let warned = false

  function attempt<T>(run: (storage: Storage) => T, otherwise: T): T {
    try {
      return run(window.localStorage)
    } catch (error) {
      if (!warned) console.warn(`Browser storage is not available for "${name}".`, error)
      warned = true
      return otherwise
    }
  }

  function write(newValue: string | null) {
    attempt(storage => {
      const oldValue = storage.getItem(name)
      if (oldValue === newValue) return
      if (newValue === null) storage.removeItem(name)
      else storage.setItem(name, newValue)
      const init = { key: name, oldValue, newValue, url: location.href, storageArea: storage }
      window.dispatchEvent(new StorageEvent('storage', init))
    }, undefined)
  }

  return {
    get: () => attempt(storage => storage.getItem(name), null),
    set: write,
    del: () => write(null),
    listen(onChange) {
      const onStorage = (event: StorageEvent) => {
        const ours = attempt(storage => event.storageArea === storage, false)
        if (ours && event.key === name) onChange(event.newValue)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
