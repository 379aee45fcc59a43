import type { Plugin } from 'vite'

type Hook = (this: object, ...args: unknown[]) => unknown

/** Records every module of a bundle, and every file that its plugins watch because they read it. */
export function noteReads(read: Set<string>): Plugin {
  return {
    name: 'note-reads',
    configResolved({ plugins }) {
      for (const plugin of plugins) noteWatched(plugin, read)
    },
    buildEnd() {
      for (const id of this.getModuleIds()) read.add(id)
    },
  }
}

/** Wraps a plugin's transform to record its `addWatchFile` calls, which the bundler does not expose. */
function noteWatched(plugin: Plugin, read: Set<string>): void {
  const hook = plugin.transform
  const run = (typeof hook === 'object' ? hook.handler : hook) as Hook | undefined
  if (!hook || !run) return
  const noting: Hook = function (...args) {
    return run.apply(listening(this, read), args)
  }
  if (typeof hook === 'object') hook.handler = noting as typeof hook.handler
  else plugin.transform = noting as typeof hook
}

function listening(context: object, read: Set<string>): object {
  return new Proxy(context, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'addWatchFile') return value.bind(target)
      return (file: string) => {
        read.add(file)
        return value.call(target, file)
      }
    },
  })
}
