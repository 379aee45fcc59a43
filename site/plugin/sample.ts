/** The inputs that determine the output of a sample fence. */
export interface SampleInput {
  /** 'wxml' | 'js' | 'css' | 'classes' for a transform, 'escape' for a table of class names. */
  language: string
  /** Text of the fence; line endings and the last line break do not matter. */
  code: string
  /** Tailwind major version of a transform. */
  tw?: string
  /** Plugin line; by default all current ones. */
  plugin?: string
  /** Plugin options as JSON; spaces do not matter. */
  options?: string
}

/** The published plugin's output for a transform fence. */
interface TransformOutput {
  language: string
  output: string
  outputLanguage: string
  /** Ranges [start, end) of `output` that the input lacks. */
  changes: [start: number, end: number][]
}

/** Class names of an escape fence with their safe names. */
interface EscapeOutput {
  pairs: [className: string, escaped: string][]
}

export type SampleOutput = TransformOutput | EscapeOutput

/** An output, with all plugin lines that produce it. */
export interface LineOutput {
  lines: string[]
  output: SampleOutput
}

/** Default Tailwind major version of a transform. */
export const sampleTailwindMajor = '4'

/** Returns the key of a sample in site/data/generated/outputs.json. */
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

/** Hashes with FNV-1a over UTF-16 units, twice with different offsets: 64 bits as 16 hex digits. */
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
