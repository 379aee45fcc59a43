/** Fallback colours without the theme, as in feed readers: dark on light. */
const COLOURS: Record<string, string> = {
  bg: '#ffffff',
  text: '#1f2328',
  line: '#59636e',
  arrow: '#59636e',
  'node-fill': '#f6f8fa',
  'node-stroke': '#59636e',
  'group-fill': '#ffffff',
  'group-hdr': '#eaeef2',
  'inner-stroke': '#d1d9e0',
  'key-badge': '#eaeef2',
  'part-1': '#1a7f64',
  'part-2': '#d9822b',
  'part-3': '#8f5fd0',
  'part-4': '#d1487a',
  'part-5': '#6f7b88',
  'part-6': '#b08d16',
}

/** Adds a fallback colour to each theme variable of a drawing. */
export function colourFallbacks(svg: string): string {
  return svg.replace(
    /var\(--diagram-([\w-]+)\)/g,
    (_, name: string) => `var(--diagram-${name}, ${COLOURS[name] ?? COLOURS.text})`,
  )
}
