/** What decides the output of a sample fence. */
export interface SampleInput {
  /** 'wxml' | 'js' | 'css' | 'classes' for a transform, 'escape' for a table of class names. */
  language: string
  /** The fence's text; line ends and the last line break do not count. */
  code: string
  /** Tailwind major of a transform. */
  tw?: string
  /** Line of the plugin; all that readers choose from when left out. */
  plugin?: string
  /** Plugin options as JSON; spaces do not count. */
  options?: string
}

/** What the published plugin makes of a transform fence. */
interface TransformOutput {
  language: string
  output: string
  outputLanguage: string
  /** Ranges [start, end) of `output` that the input does not have. */
  changes: [start: number, end: number][]
}

/** Class names of an escape fence with their escaped forms. */
interface EscapeOutput {
  pairs: [className: string, escaped: string][]
}

export type SampleOutput = TransformOutput | EscapeOutput

/** An output, and the lines of the plugin that all give it. */
export interface LineOutput {
  lines: string[]
  output: SampleOutput
}

/** Tailwind major that a transform uses unless its fence names another. */
export const sampleTailwindMajor = '4'

/** Key of a sample in site/data/generated/outputs.json. */
export function sampleKey({ language, code, tw, plugin, options }: SampleInput): string {
  const text = code.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  const parts = [language, tw ?? sampleTailwindMajor, plugin ?? '', normalise(options), text]
  return hash(parts.join('\u0000'))
}

function normalise(options: string | undefined): string {
  if (!options) return '{}'
  try {
    return JSON.stringify(JSON.parse(options))
  } catch {
    return options
  }
}

/** FNV-1a over UTF-16 units, twice with different offsets: 64 bits in 16 hex digits. */
function hash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit ^ (a >>> 13), 0x01000193)
  }
  return hex(a) + hex(b)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
