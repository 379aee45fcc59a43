import type { Statement } from '../statement'
import { addDuration, DAY, readDate } from './read-date'
import { skipFreeDays, type WorkDays } from './work-days'

export interface WrittenTask {
  statement: Statement
  section: number
  label: string
  tags: Set<string>
  id?: string
  /** Undefined: the end of the previous task. */
  start?: string
  end: string
}

export interface GanttTask extends WrittenTask {
  from: number
  /** Start of dependent tasks. */
  to: number
  /** End of the bar: `to` may include free days after it. */
  shownTo: number
}

interface ScheduleOptions {
  days: WorkDays
  dateFormat: string
  hasInclusiveEnds: boolean
}

/** Computes start and end of tasks: they may depend on others, including later ones. */
export function scheduleTasks(
  tasks: WrittenTask[],
  { days, dateFormat, hasInclusiveEnds }: ScheduleOptions,
): { tasks: GanttTask[]; missed: Statement[] } {
  const known = new Map<WrittenTask, GanttTask>()
  const named = new Map(tasks.toReversed().map(task => [task.id, task]))
  let waiting = tasks.map((task, index) => ({ task, previous: tasks[index - 1] }))
  let before = Number.POSITIVE_INFINITY
  while (waiting.length < before) {
    before = waiting.length
    // Alternates the direction, because dependencies may go either way.
    waiting = waiting.filter(({ task, previous }) => !place(task, previous)).toReversed()
  }
  return {
    tasks: tasks.flatMap(task => known.get(task) ?? []),
    missed: tasks.filter(task => !known.has(task)).map(({ statement }) => statement),
  }

  function place(task: WrittenTask, previous: WrittenTask | undefined): boolean {
    const times = timesOf(task, previous)
    if (times) known.set(task, { ...task, ...times })
    return times !== undefined
  }

  function timesOf(
    task: WrittenTask,
    previous: WrittenTask | undefined,
  ): Pick<GanttTask, 'from' | 'to' | 'shownTo'> | undefined {
    const from = startOf(task, previous)
    if (from === undefined) return undefined
    const length = addDuration(from, task.end)
    if (length !== undefined) return { from, ...skipFreeDays({ from, to: length }, days) }
    const to = endOf(task.end, from)
    return to === undefined ? undefined : { from, to: Math.max(from, to), shownTo: Math.max(from, to) }
  }

  function startOf({ start }: WrittenTask, previous: WrittenTask | undefined): number | undefined {
    if (start === undefined) return previous && known.get(previous)?.to
    const others = othersOf(start, 'after')
    if (!others) return readDate(start, dateFormat)
    return others.some(other => !other) ? undefined : Math.max(...others.map(other => other!.to))
  }

  function endOf(end: string, from: number): number | undefined {
    const others = othersOf(end, 'until')
    if (others)
      return others.some(other => !other) ? undefined : Math.min(...others.map(other => other!.from))
    const date = readDate(end, dateFormat)
    if (date === undefined) return end === '0' ? from : undefined
    return hasInclusiveEnds ? date + DAY : date
  }

  /** Returns the tasks in "after a b"; undefined for each one that is not scheduled yet. */
  function othersOf(text: string, word: string): (GanttTask | undefined)[] | undefined {
    const [first, ...ids] = text.split(/\s+/)
    if (first !== word || ids.length === 0) return undefined
    return ids.map(id => {
      const task = named.get(id)
      return task && known.get(task)
    })
  }
}
