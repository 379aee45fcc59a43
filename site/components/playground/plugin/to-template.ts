/** A list of classes stands for a view that carries them; its attribute has the quotes that no class has. */
export function toTemplate(input: string): string {
  if (input.includes('<')) return input
  const classes = input.trim().replace(/\s+/g, ' ')
  const quote = classes.includes('"') ? "'" : '"'
  return `<view class=${quote}${classes}${quote}></view>`
}
