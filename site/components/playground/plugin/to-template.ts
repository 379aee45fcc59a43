/** Wraps a class list in a view; the attribute uses the quotes that no class contains. */
export function toTemplate(input: string): string {
  if (input.includes('<')) return input
  const classes = input.trim().replace(/\s+/g, ' ')
  const quote = classes.includes('"') ? "'" : '"'
  return `<view class=${quote}${classes}${quote}></view>`
}
