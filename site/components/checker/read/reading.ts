import type { Doubt, PluginUse, Setting } from '../model'
import type { Value } from '../script/values'

/** Build tools, which differ in how they read their config. */
export type Host = 'vite' | 'weapp-vite' | 'vue-cli' | 'taro-webpack' | 'taro-vite' | 'rax' | 'gulp' | 'node'

export interface BuildReading {
  plugins: PluginUse[]
  /** Undefined if the config contains nothing about PostCSS. */
  postcss?: PluginUse[]
  settings: Setting[]
  doubts: Doubt[]
}

export type Invoke = (value: Value, args: Value[]) => { value: Value; effects: Value[] }

/** Build tools that read postcss.config.js if their own config contains nothing about PostCSS. */
export const readsPostcssFile: ReadonlySet<Host> = new Set(['gulp', 'weapp-vite'])
