import type { Setup, Slot, SlotName } from '../model'
import type { Context, Difference } from './difference'
import { judgeContent } from './judge-content'
import { judgeLoads } from './judge-loads'
import { judgePackages } from './judge-packages'
import { judgePipeline } from './judge-pipeline'
import { judgePlugins } from './judge-plugins'
import { judgePostcss } from './judge-postcss'
import { judgeSettings } from './judge-settings'
import { judgeStyle } from './judge-style'

type Judge<S extends SlotName> = (
  value: Setup[S] extends Slot<infer T> ? T : never,
  context: Context,
) => Difference[]

/** One judge per slot, enforced by the type. */
export const judges: { [S in SlotName]: Judge<S> } = {
  plugins: judgePlugins,
  settings: judgeSettings,
  postcss: judgePostcss,
  content: judgeContent,
  style: judgeStyle,
  loads: judgeLoads,
  packages: judgePackages,
  pipeline: judgePipeline,
}
