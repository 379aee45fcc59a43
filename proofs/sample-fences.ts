import type { SampleInput } from '../site/plugin/sample'
import type { Fence } from './fences'

/** Whether the output of a fence is computed: a transform, or a table of escaped names. */
export function isSample({ language, flags }: Fence): boolean {
  return language === 'escape' || flags.includes('transform')
}

/** Returns the inputs that determine the output of a sample fence. */
export function toSampleInput({ language, code, values }: Fence): SampleInput {
  const { tw, plugin, options } = values
  return { language, code, tw, plugin, options }
}
