/** What the package does not say about a member: the version that brought it, and what became of it. */
export interface ApiNote {
  /** First version with the member; "≤1.2.3" where older ones are not known. */
  since: string
  /** Shown as its state: still there, but on its way out or of no effect. */
  state?: string
}

type Notes = Record<string, Record<string, ApiNote>>

/** weapp-tailwindcss 4.2.8. */
export const notesV4: Notes = {
  UserDefinedOptions: {
    disabled: { since: '1.7.0' },
    customAttributes: { since: '1.12.4' },
    customReplaceDictionary: { since: '1.12.4' },
    ignoreTaggedTemplateExpressionIdentifiers: { since: '4.0.0' },
    ignoreCallExpressionIdentifiers: { since: '4.0.0' },
    cssPreflight: { since: '1.1.7' },
    cssPreflightRange: { since: '1.7.0' },
    injectAdditionalCssVarScope: { since: '2.6.0' },
    cssSelectorReplacement: { since: '2.8.2' },
    rem2rpx: { since: '3.0.0' },
    cssPresetEnv: { since: '4.0.0' },
    tailwindcss: { since: '4.0.1' },
    cssEntries: { since: '4.2.6' },
    uniAppX: { since: '4.1.6', state: '内部使用' },
    htmlMatcher: { since: '≤1.2.3' },
    cssMatcher: { since: '≤1.2.3' },
    jsMatcher: { since: '≤1.2.3' },
    mainCssChunkMatcher: { since: '≤1.2.3' },
    wxsMatcher: { since: '2.5.0', state: '实验性' },
    inlineWxs: { since: '2.5.0', state: '实验性' },
    onLoad: { since: '1.4.2' },
    onStart: { since: '1.4.2' },
    onUpdate: { since: '1.4.2' },
    onEnd: { since: '1.4.2' },
    supportCustomLengthUnitsPatch: { since: '1.12.4' },
    appType: { since: '2.0.1' },
    arbitraryValues: { since: '2.4.2' },
    jsPreserveClass: { since: '2.6.1' },
    disabledDefaultTemplateHandler: { since: '2.6.2' },
    runtimeLoaderPath: { since: '2.8.1', state: '内部使用' },
    tailwindcssBasedir: { since: '2.9.3' },
    cache: { since: '3.0.11' },
    babelParserOptions: { since: '3.2.0' },
    cssChildCombinatorReplaceValue: { since: '2.4.4' },
    postcssOptions: { since: '3.2.0' },
    cssRemoveHoverPseudoClass: { since: '3.2.1' },
    cssRemoveProperty: { since: '4.1.2' },
    customRuleCallback: { since: '≤1.2.3', state: '4.7.2 移除' },
    tailwindcssPatcherOptions: { since: '4.0.10' },
    jsAstTool: { since: '3.1.0', state: '4.2.8 里已不起作用，4.7.2 移除' },
    mangle: { since: '1.9.1', state: '已弃用，4.6.0 移除' },
  },
  TailwindcssPatcherOptions: {
    cache: { since: '4.0.10' },
    patch: { since: '4.0.10' },
  },
}

/** weapp-tailwindcss 2.11.3. */
export const notesV2: Notes = {
  UserDefinedOptions: {
    htmlMatcher: { since: '≤1.2.3' },
    cssMatcher: { since: '≤1.2.3' },
    jsMatcher: { since: '≤1.2.3' },
    mainCssChunkMatcher: { since: '≤1.2.3' },
    wxsMatcher: { since: '2.5.0', state: '实验性' },
    inlineWxs: { since: '2.5.0', state: '实验性' },
    cssPreflight: { since: '1.1.7' },
    cssPreflightRange: { since: '1.7.0' },
    replaceUniversalSelectorWith: { since: '1.9.1', state: '3.x 起移除' },
    cssSelectorReplacement: { since: '2.8.2' },
    cssChildCombinatorReplaceValue: { since: '2.4.4' },
    injectAdditionalCssVarScope: { since: '2.6.0' },
    customRuleCallback: { since: '≤1.2.3' },
    disabled: { since: '1.7.0' },
    onLoad: { since: '1.4.2' },
    onStart: { since: '1.4.2' },
    onUpdate: { since: '1.4.2' },
    onEnd: { since: '1.4.2' },
    customAttributes: { since: '1.12.4' },
    disabledDefaultTemplateHandler: { since: '2.6.2' },
    customReplaceDictionary: { since: '1.12.4' },
    supportCustomLengthUnitsPatch: { since: '1.12.4', state: '类型里标为弃用' },
    appType: { since: '2.0.1' },
    minifiedJs: { since: '2.1.4', state: '3.x 起移除' },
    jsEscapeStrategy: { since: '2.7.0', state: '3.x 起移除' },
    jsPreserveClass: { since: '2.6.1' },
    arbitraryValues: { since: '2.4.2' },
    mangle: { since: '1.9.1' },
    runtimeLoaderPath: { since: '2.8.1', state: '内部使用' },
    tailwindcssBasedir: { since: '2.9.3' },
  },
  IArbitraryValues: { allowDoubleQuotes: { since: '2.4.2' } },
  ICommonReplaceOptions: { keepEOL: { since: '1.9.1' }, escapeMap: { since: '2.2.0' } },
  ITemplateHandlerOptions: { quote: { since: '2.9.2' } },
  ILengthUnitsPatchOptions: { basedir: { since: '2.1.2' } },
  IMangleOptions: { classGenerator: { since: '1.9.1' }, mangleClassFilter: { since: '2.3.0' } },
}
