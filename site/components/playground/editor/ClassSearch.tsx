import { useEffect, useRef, useState } from 'react'
import type { ClassRule } from '../plugin/list-rules'
import { searchClasses } from './search-classes'

interface Props {
  loadClasses(): Promise<string[]>
  listRules(names: string[]): Promise<ClassRule[]>
  onChoose(name: string): void
}

type Found = { kind: 'rules'; rules: ClassRule[] } | { kind: 'searching' | 'none' | 'failed' }

const typingPause = 150

/** Finds classes by name or effect and shows their WXSS; a chosen one is added to the field. */
export function ClassSearch({ loadClasses, listRules, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  const [found, setFound] = useState<Found>()

  function search() {
    const query = field.current!.value.trim()
    latest.current = query
    clearTimeout(timer.current)
    if (query) timer.current = setTimeout(find, typingPause, query)
    else setFound(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the island was hydrated
  useEffect(() => {
    search()
    return () => clearTimeout(timer.current)
  }, [])

  async function find(query: string) {
    setFound(previous => previous ?? { kind: 'searching' })
    try {
      const names = searchClasses(query, await loadClasses())
      const rules = names.length > 0 ? await listRules(names) : []
      if (query === latest.current) setFound(rules.length > 0 ? { kind: 'rules', rules } : { kind: 'none' })
    } catch {
      if (query === latest.current) setFound({ kind: 'failed' })
    }
  }

  function close() {
    field.current!.value = ''
    search()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape anywhere in it closes it
    <div
      className="class-search"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !found) return
        event.preventDefault()
        close()
        field.current!.focus()
      }}
    >
      <svg className="icon" width={16} height={16} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20" />
      </svg>
      <input
        ref={field}
        type="search"
        aria-label="找类名"
        placeholder="找类名：圆角、p-4"
        autoComplete="off"
        spellCheck={false}
        onInput={search}
      />
      {found && (
        <div className="class-found">
          {found.kind === 'rules' ? (
            <ul>
              {found.rules.map(({ name, style }) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      onChoose(name)
                    }}
                  >
                    <b>{name}</b> <span>{style}</span>
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            <p role="status">{messages[found.kind]}</p>
          )}
        </div>
      )}
    </div>
  )
}

const messages = {
  searching: '正在找…',
  none: '没有找到，换一个词试试',
  failed: '这次没能查到，检查网络后再试一次',
}
