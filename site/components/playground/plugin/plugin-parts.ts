import defaults from '@site/data/generated/plugin-defaults.json'
import type { EscapeOptions } from 'escape-4.12'

/** What the playground takes from a line of the plugin. */
export interface PluginParts {
  /** The name that a class has in a mini-program. */
  escapeName(name: string, options?: Pick<EscapeOptions, 'ignoreHead'>): string
  /** Whether a class is its own safe name. */
  isSafe(name: string): boolean
  /** Tailwind's CSS as WXSS, with the options that hold when a reader sets none. */
  toWxss(css: string): Promise<{ css: string }>
}

/** The packages of each line, loaded when a reader uses that line. */
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

/** Loads the parts of a line. */
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
