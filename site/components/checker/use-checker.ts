import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Report } from './check'
import type { createChecker } from './create-checker'
import { type Role, readRecipeFiles } from './expected/recipe'
import type { ListedFile } from './folder/list-files'
import type { Project } from './read/read-project'

const { recipes } = readRecipeFiles()
const typingPause = 250

/** State of the display; a report always belongs to the current files. */
export type CheckState =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'report'; report: Report }
  | { kind: 'timeout' }
  | { kind: 'failed' }
  /** A folder without a matching recipe, or one that could not be read. */
  | { kind: 'unrecognised' }

/** Returns the checker's state and the handlers of its controls. */
export function useChecker(): {
  form: RefObject<HTMLFormElement | null>
  index: number
  project: Project | undefined
  state: CheckState
  chooseRecipe(chosen: number): void
  onInput(event: FormEvent): void
  onFolder(files: Promise<ListedFile[] | undefined>): void
  leaveFolder(): void
} {
  const [index, setIndex] = useState(0)
  const [project, setProject] = useState<Project>()
  const [state, setState] = useState<CheckState>({ kind: 'idle' })
  const form = useRef<HTMLFormElement>(null)
  const folder = useRef<ListedFile[]>(undefined)
  /** Whether the reader named the recipe, so that a folder is not asked for it. */
  const isChosen = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const checker = useRef<ReturnType<typeof createChecker>>(undefined)
  const latest = useRef(0)

  /** Starts a new check, so that results of earlier ones are ignored. */
  function begin(next: CheckState = { kind: 'working' }): number {
    clearTimeout(timer.current)
    setState(next)
    return ++latest.current
  }

  async function check(chosen: number, given: Project, turn: number) {
    let next: CheckState
    try {
      const [{ createChecker }, { startWorker }] = await Promise.all([
        import('./create-checker'),
        import('./start-worker'),
      ])
      checker.current ??= createChecker(startWorker)
      const outcome = await checker.current.check(chosen, given)
      next =
        outcome.kind === 'superseded'
          ? { kind: 'working' }
          : outcome.kind === 'failed'
            ? { kind: 'failed' }
            : outcome
    } catch {
      next = { kind: 'failed' }
    }
    if (turn === latest.current) setState(next)
  }

  function checkPasted(chosen: number) {
    const pasted = new FormData(form.current!)
    const roles: Project['roles'] = {}
    for (const { role, path } of recipes[chosen]!.files) {
      const text = String(pasted.get(role) ?? '')
      if (text.trim()) roles[role as Role] = { path, text }
    }
    const turn = begin(Object.keys(roles).length > 0 ? { kind: 'working' } : { kind: 'idle' })
    if (Object.keys(roles).length === 0) return
    timer.current = setTimeout(() => check(chosen, { roles, others: [] }, turn), typingPause)
  }

  async function checkFolder(files: ListedFile[], chosen?: number) {
    const turn = begin()
    try {
      const { readFolder } = await import('./folder/read-folder')
      const found = await readFolder(files, chosen)
      if (turn !== latest.current) return
      if (!found) {
        setProject(undefined)
        setState({ kind: 'unrecognised' })
        return
      }
      setIndex(found.recipe)
      const field = form.current?.elements.namedItem('recipe')
      if (field instanceof HTMLSelectElement) field.value = String(found.recipe)
      setProject(found.project)
      await check(found.recipe, found.project, turn)
    } catch {
      if (turn === latest.current) setState({ kind: 'failed' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen or pasted before hydration
  useEffect(() => {
    const chosen = Number(new FormData(form.current!).get('recipe'))
    setIndex(chosen)
    isChosen.current = chosen > 0
    if (form.current!.querySelector('textarea:not(:placeholder-shown)')) checkPasted(chosen)
    return () => {
      clearTimeout(timer.current)
      checker.current?.stop()
    }
  }, [])

  return {
    form,
    index,
    project,
    state,
    chooseRecipe(chosen) {
      isChosen.current = true
      setIndex(chosen)
      if (folder.current) checkFolder(folder.current, chosen)
      else checkPasted(chosen)
    },
    onInput({ target }) {
      if (target instanceof HTMLTextAreaElement) checkPasted(index)
    },
    async onFolder(files) {
      const turn = begin()
      try {
        const listed = await files
        if (turn !== latest.current) return
        // The dialog was cancelled: the fields are unchanged.
        if (!listed) checkPasted(index)
        else {
          folder.current = listed
          await checkFolder(listed, isChosen.current ? index : undefined)
        }
      } catch {
        if (turn === latest.current) setState({ kind: 'failed' })
      }
    },
    leaveFolder() {
      folder.current = undefined
      setProject(undefined)
      begin({ kind: 'idle' })
    },
  }
}
