import { dateLanguage } from './zh/page'

/** Formats a date for readers, in UTC: "2025年8月4日". */
export function formatDate(iso: string): string {
  return format(iso, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** Formats day and month: "8月4日". */
export function formatDay(iso: string): string {
  return format(iso, { month: 'long', day: 'numeric' })
}

function format(iso: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(dateLanguage, { timeZone: 'UTC', ...options }).format(new Date(iso))
}
