/** Whether the visitor saves data, or is on a connection of one of these kinds; where nobody knows, it is not slow. */
export function isSlow(...kinds: ('2g' | '3g')[]): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData || kinds.some(kind => connection?.effectiveType?.includes(kind)))
}
