/**
 * Facts about an option that the package archives lack. They only give ranges between two archives for its addition
 * and removal (see options.ts); if release notes or tags of the repository name the exact version, it is here, and a
 * test compares it with the range.
 */
export interface OptionNote {
  /** First version; "≤1.2.3" if older release notes are unknown. */
  since?: string
  /** First version without it. */
  removed?: string
  /** Displayed as its state: internal, or without effect. */
  state?: string
}

/** Notes by option name. */
export const optionNotes: Record<string, OptionNote> = {
  appType: { since: '2.0.1' },
  arbitraryValues: { since: '2.4.2' },
  babelParserOptions: { since: '3.2.0' },
  cssCalc: { since: '4.3.0' },
  cssChildCombinatorReplaceValue: { since: '2.4.4' },
  cssEntries: { since: '4.2.6' },
  cssMatcher: { since: '≤1.2.3' },
  cssPreflight: { since: '≤1.2.3' },
  cssPreflightRange: { since: '1.6.8' },
  cssPresetEnv: { since: '4.0.0' },
  customAttributes: { since: '1.11.0' },
  customReplaceDictionary: { since: '1.11.0' },
  customRuleCallback: { since: '≤1.2.3', removed: '4.7.2' },
  disabled: { since: '1.6.9' },
  disabledDefaultTemplateHandler: { since: '2.6.2' },
  htmlMatcher: { since: '≤1.2.3' },
  ignoreCallExpressionIdentifiers: { since: '4.0.0' },
  ignoreTaggedTemplateExpressionIdentifiers: { since: '4.0.0' },
  injectAdditionalCssVarScope: { since: '2.6.0' },
  inlineWxs: { since: '2.5.0', state: '实验性' },
  jsArbitraryValueFallback: { since: '4.10.2' },
  jsAstTool: { since: '3.1.0', removed: '4.7.2', state: '不起作用' },
  jsEscapeStrategy: { since: '2.7.0', removed: '3.0.0' },
  jsMatcher: { since: '≤1.2.3' },
  jsPreserveClass: { since: '2.6.1' },
  logLevel: { since: '4.3.0' },
  mainCssChunkMatcher: { since: '≤1.2.3' },
  mangle: { since: '2.3.0', removed: '4.6.0' },
  minifiedJs: { since: '2.1.4', removed: '3.0.0' },
  onEnd: { since: '1.4.2' },
  onLoad: { since: '1.4.2' },
  onStart: { since: '1.4.2' },
  onUpdate: { since: '1.4.2' },
  postcssOptions: { since: '3.2.0' },
  px2rpx: { since: '4.3.0' },
  rem2rpx: { since: '3.0.0' },
  replaceRuntimePackages: { since: '4.6.3' },
  replaceUniversalSelectorWith: { since: '1.7.3', removed: '3.0.0' },
  rewriteCssImports: { since: '4.8.0' },
  runtimeCssImportRewriteLoaderPath: { since: '4.8.8', state: '内部使用' },
  runtimeLoaderPath: { since: '2.8.1', state: '内部使用' },
  staleClassNameFallback: { since: '4.10.0', state: '不起作用' },
  supportCustomLengthUnitsPatch: { since: '1.12.0' },
  tailwindcss: { since: '4.0.1' },
  tailwindcssPatcherOptions: { since: '4.0.10' },
  uniAppX: { since: '4.1.6', state: '内部使用' },
  wxsMatcher: { since: '2.5.0', state: '实验性' },
}
