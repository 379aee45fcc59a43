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

/** The parts of each line, loaded when a reader uses that line. */
const loaders: Record<string, () => Promise<PluginParts>> = {
  '4.12': async () =>
    toParts(await import('escape-4.12'), await import('postcss-4.12'), {
      ...sharedDefaults,
      cssSelectorReplacement: {
        root: ['page', '.tw-root', 'wx-root-portal-content'],
        universal: ['view', 'text'],
      },
      cssRemoveProperty: true,
      cssCalc: { includeCustomProperties: [] },
    }),
  '4.2': async () =>
    toParts(await import('escape-4.2'), await import('postcss-4.2'), {
      ...sharedDefaults,
      cssSelectorReplacement: { root: 'page', universal: ['view', 'text'] },
      cssRemoveProperty: false,
    }),
}

/** Lines that the playground can run. */
export const playgroundLines = Object.keys(loaders)

/** Loads the parts of a line. */
export function loadParts(line: string): Promise<PluginParts> {
  const load = loaders[line]
  if (!load) throw new Error(`The playground has no line ${line}; it has: ${playgroundLines.join(', ')}`)
  return load()
}

/** What the plugin passes on when a reader sets no option, the same in all lines. */
const sharedDefaults = {
  isMainChunk: true,
  majorVersion: 4,
  cssPreflight: {
    'box-sizing': 'border-box',
    'border-width': '0',
    'border-style': 'solid',
    'border-color': 'currentColor',
  },
  cssChildCombinatorReplaceValue: ['view', 'text'],
  cssRemoveHoverPseudoClass: true,
}

function toParts<Options>(
  names: { escape: PluginParts['escapeName']; isAllowedClassName: PluginParts['isSafe'] },
  styles: { createStyleHandler(options: Options): PluginParts['toWxss'] },
  defaults: Options,
): PluginParts {
  return {
    escapeName: names.escape,
    isSafe: names.isAllowedClassName,
    toWxss: styles.createStyleHandler(defaults),
  }
}
