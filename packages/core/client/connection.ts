/** Whether the visitor saves data or has a connection of these kinds; false if unknown. */
export function isSlow(...kinds: ('2g' | '3g')[]): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData || kinds.some(kind => connection?.effectiveType?.includes(kind)))
}
