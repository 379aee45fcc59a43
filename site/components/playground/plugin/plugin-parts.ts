import defaults from '@site/data/generated/plugin-defaults.json'
import type { EscapeOptions } from 'escape-4.12'

/** Functions of a plugin line that the playground uses. */
export interface PluginParts {
  /** Returns the safe name of a class in a mini-program. */
  escapeName(name: string, options?: Pick<EscapeOptions, 'ignoreHead'>): string
  /** Whether a class is its own safe name. */
  isSafe(name: string): boolean
  /** Converts Tailwind's CSS to WXSS with default options. */
  toWxss(css: string): Promise<{ css: string }>
}

/** Packages of each line, loaded when that line is used. */
const loaders: Record<string, () => [Promise<NamesModule>, Promise<StylesModule>]> = {
  '4.12': () => [import('escape-4.12'), import('postcss-4.12') as Promise<StylesModule>],
  '4.2': () => [import('escape-4.2'), import('postcss-4.2') as Promise<StylesModule>],
}

interface NamesModule {
  escape: PluginParts['escapeName']
  isAllowedClassName: PluginParts['isSafe']
}

interface StylesModule {
  createStyleHandler(options: object): PluginParts['toWxss']
}

/** Lines that the playground can run. */
export const playgroundLines = Object.keys(loaders)

export async function loadParts(line: string): Promise<PluginParts> {
  const load = loaders[line]
  if (!load) throw new Error(`The playground has no line ${line}; it has: ${playgroundLines.join(', ')}`)
  const [names, styles] = await Promise.all(load())
  const given = (defaults as Record<string, object>)[line]
  return {
    escapeName: names.escape,
    isSafe: names.isAllowedClassName,
    toWxss: styles.createStyleHandler({ ...given, isMainChunk: true, majorVersion: 4 }),
  }
}
