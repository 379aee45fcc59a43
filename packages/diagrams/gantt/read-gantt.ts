import type { TimeInterval } from 'd3-time'
import { type Statement, withoutRemark } from '../statement'
import { linesOf } from '../svg-parts'
import { readDate } from './read-date'
import { type GanttTask, scheduleTasks, type WrittenTask } from './schedule-tasks'
import { isAxisFormat, readStep } from './time-axis'
import type { WorkDays } from './work-days'

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
/** Tags of a task; several may be combined. */
const TAGS = ['active', 'done', 'crit', 'milestone', 'vert']

export interface Gantt {
  /** The first section, without a name, contains the tasks before all others. */
  sections: string[]
  tasks: GanttTask[]
  axisFormat?: string
  dateFormat: string
  step?: TimeInterval
  days: WorkDays
  missed: Statement[]
}

const SETTING =
  /^(dateFormat|axisFormat|tickInterval|excludes|includes|todayMarker|weekday|weekend|inclusiveEndDates|topAxis|section)(?:\s+(.+))?$/
const TASK = /^([^:]+):(.*)$/

export function readGantt(statements: Statement[]): Gantt {
  const tasks: WrittenTask[] = []
  const days: WorkDays = { free: [], worked: [], weekend: 6 }
  const sections = ['']
  let dateFormat = 'YYYY-MM-DD'
  let axisFormat: string | undefined
  let interval: string | undefined
  let weekday = 0
  let hasInclusiveEnds = false
  const dated: { statement: Statement; text: string; list: WorkDays['free'] }[] = []
  const missed = statements.slice(1).filter(statement => !readStatement(statement))
  for (const { statement, text, list } of dated) if (text && !readDays(text, list)) missed.push(statement)
  const schedule = scheduleTasks(tasks, { days, dateFormat, hasInclusiveEnds })
  return {
    sections,
    tasks: schedule.tasks,
    axisFormat,
    dateFormat,
    step: interval ? readStep(interval, weekday) : undefined,
    days,
    missed: [...missed, ...schedule.missed].toSorted((one, other) => one.below - other.below),
  }

  function readStatement(statement: Statement): boolean {
    const text = withoutRemark(statement.text)
    const setting = SETTING.exec(text)
    if (setting && (setting[1] === 'section' || !TASK.test(setting[2] ?? '') || isFormat(setting[1]!)))
      return readSetting(setting[1]!, setting[2]?.trim() ?? '', statement)
    const [, label, data = ''] = TASK.exec(text) ?? []
    return label !== undefined && readTask({ statement, label, data })
  }

  function readSetting(name: string, value: string, statement: Statement): boolean {
    if (name === 'section') sections.push(linesOf(value).join(' '))
    else if (name === 'dateFormat') dateFormat = value
    else if (name === 'axisFormat') axisFormat = value
    else if (name === 'tickInterval') interval = value
    else if (name === 'weekday') weekday = dayOf(value)
    else if (name === 'weekend') days.weekend = dayOf(value)
    else if (name === 'inclusiveEndDates') hasInclusiveEnds = true
    else if (name === 'excludes') dated.push({ statement, text: value, list: days.free })
    else if (name === 'includes') dated.push({ statement, text: value, list: days.worked })
    if (name === 'axisFormat') return value !== '' && isAxisFormat(value)
    if (name === 'tickInterval') return readStep(value, weekday) !== undefined
    if (name === 'weekday' || name === 'weekend') return dayOf(value) >= 0
    return value !== '' || /^(?:todayMarker|inclusiveEndDates|topAxis)$/.test(name)
  }

  /** Only records the days, because their date format may follow later. */
  function readDays(text: string, list: WorkDays['free']): boolean {
    return text
      .toLowerCase()
      .split(/[\s,]+/)
      .every(word => {
        const day = /^week(?:ends|days)$/.test(word) ? word : dayOf(word)
        const date = day === -1 ? readDate(word, dateFormat) : undefined
        if (day === -1 && date === undefined) return false
        list.push(date === undefined ? { weekday: day } : { date })
        return true
      })
  }

  function readTask({ statement, label, data }: { statement: Statement; label: string; data: string }) {
    const items = data.split(',').map(item => item.trim())
    const tags = new Set<string>()
    while (items.length > 0 && TAGS.includes(items[0]!)) tags.add(items.shift()!)
    const [end, start, id] = items.toReversed()
    if (end === undefined || items.length > 3 || (!end && !start)) return false
    // Text after a second colon, or tags without a comma, would become an invisible id.
    if (id && /[\s:]/.test(id)) return false
    tasks.push({
      statement,
      section: sections.length - 1,
      label: linesOf(label).join(' ').trim(),
      tags,
      // The id may be empty although its comma is there.
      id: id || undefined,
      start: start || undefined,
      // Zero needs no unit, and may be omitted.
      end: end || '0',
    })
    return true
  }
}

/** Whether a keyword is followed by a format, whose colons are not those of a task. */
function isFormat(name: string): boolean {
  return /Format$|^todayMarker$/.test(name)
}

function dayOf(name: string): number {
  return WEEKDAYS.indexOf(name.toLowerCase())
}
