import { DAY } from './read-date'

/** A weekday, "weekends" or a date. */
type DayRule = { weekday: number | string } | { date: number }

/** Rules for free days. */
export interface WorkDays {
  free: DayRule[]
  worked: DayRule[]
  weekend: number
}

function isFree(time: number, { free, worked, weekend }: WorkDays): boolean {
  const day = Math.floor(time / DAY)
  const weekday = new Date(time).getUTCDay()
  const isMeant = (rule: DayRule) => {
    if ('date' in rule) return Math.floor(rule.date / DAY) === day
    return rule.weekday === 'weekends'
      ? weekday === weekend || weekday === (weekend + 1) % 7
      : rule.weekday === weekday
  }
  return free.some(isMeant) && !worked.some(isMeant)
}

/**
 * Extends a task by the free days it includes. Also returns where its bar ends: free days after the task are
 * not shown.
 */
export function skipFreeDays(
  { from, to }: { from: number; to: number },
  days: WorkDays,
): { to: number; shownTo: number } {
  const reached = { to, shownTo: to }
  if (days.free.length === 0) return reached
  // A limit, in case all days are free.
  const latest = to + 3650 * DAY
  for (let day = from + DAY; day <= reached.to && reached.to < latest; day += DAY) {
    if (isFree(day, days)) reached.to += DAY
    else if (day < reached.to) reached.shownTo = reached.to
  }
  return reached
}

/** Returns the free days in a period; adjacent ones are merged. */
export function findFreeTimes(
  { from, to }: { from: number; to: number },
  days: WorkDays,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  if (days.free.length === 0) return found
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    if (!isFree(day, days)) continue
    const last = found.at(-1)
    if (last?.to === day) last.to += DAY
    else found.push({ from: Math.max(from, day), to: day + DAY })
  }
  return found.map(time => ({ ...time, to: Math.min(to, time.to) }))
}
