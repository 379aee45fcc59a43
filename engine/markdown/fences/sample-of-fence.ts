import type { SampleInput } from '../../model'
import type { FenceInfo } from './fence-info'

/** The sample a fence stands for; null for an ordinary fence. */
export function sampleOfFence({ language, flags, attributes }: FenceInfo, code: string): SampleInput | null {
  if (language !== 'escape' && !flags.has('transform')) return null
  const { tw, plugin, options } = attributes
  return { language, code, tw, plugin, options }
}
