/** Red, green and blue, from 0 to 255. */
type Rgb = [number, number, number]

/** Lowest contrast for text, from WCAG 2.2 AA. */
export const READABLE = 4.5

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export function mix(color: string, other: string, share: number): string {
  const from = parse(color)
  const to = parse(other)
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return `#${([0, 1, 2] as const).map(index => channel(index).toString(16).padStart(2, '0')).join('')}`
}

/** Returns the first mix of a colour with another one, in small steps, that passes a test. */
export function towards(color: string, other: string, passes: (step: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const step = mix(color, other, share)
    if (passes(step)) return step
  }
  return other
}

function parse(color: string): Rgb {
  const digits = color.slice(1)
  const wide = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  return [0, 2, 4].map(start => Number.parseInt(wide.slice(start, start + 2), 16)) as Rgb
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
