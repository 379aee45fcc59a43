import type { Statement } from '../statement'

export interface TimelinePeriod {
  label: string
  events: string[]
}

interface TimelineSection {
  title?: string
  periods: TimelinePeriod[]
}

export interface Timeline {
  isDown: boolean
  sections: TimelineSection[]
  missed: Statement[]
}

/** A colon inside of a word or number does not start an event. */
const NEXT_EVENT = /\s*:(?=\s|$)\s*/

export function readTimeline([head, ...statements]: Statement[]): Timeline {
  const sections: TimelineSection[] = []
  const [, direction = 'LR'] = /^timeline(?:\s+(.+))?$/.exec(head?.text ?? '') ?? []
  const missed = statements.filter(({ text }) => !readStatement(text))
  if (head && !/^(?:LR|TD)$/.test(direction)) missed.unshift(head)
  return { isDown: direction === 'TD', sections, missed }

  function readStatement(text: string): boolean {
    const [, title] = /^section\s+(.+)$/.exec(text) ?? []
    if (title) {
      sections.push({ title, periods: [] })
      return true
    }
    const [label = '', ...events] = text.split(NEXT_EVENT)
    const shown = events.filter(Boolean)
    if (label) {
      if (sections.length === 0) sections.push({ periods: [] })
      sections.at(-1)!.periods.push({ label, events: shown })
      return true
    }
    const last = sections.at(-1)?.periods.at(-1)
    last?.events.push(...shown)
    return last !== undefined
  }
}
