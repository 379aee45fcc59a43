/** The file that declares published types. */
export interface SymbolSource {
  /** Path in the node_modules of the line. */
  file: string
  /** Names of the types; a line may lack some, because types change between releases. */
  names: string[]
}

/** The types that the reference pages describe: of the current lines, and of the old one. */
export const symbolSources: Record<'current' | 'old', SymbolSource[]> = {
  current: [
    {
      file: 'weapp-tailwindcss/dist/types.d.ts',
      names: ['UserDefinedOptions', 'AppType', 'IArbitraryValues', 'ICustomAttributes', 'ItemOrItemArray'],
    },
    {
      file: '@weapp-tailwindcss/postcss/dist/types.d.ts',
      names: ['CssPreflightOptions', 'CustomRuleCallback', 'LoadedPostcssOptions'],
    },
    { file: '@weapp-tailwindcss/mangle/dist/types.d.ts', names: ['IMangleOptions'] },
    {
      file: 'tailwindcss-patch/dist/index.d.ts',
      names: [
        'TailwindcssPatcherOptions',
        'CacheOptions',
        'CacheStrategy',
        'PatchOptions',
        'ILengthUnitsPatchOptions',
      ],
    },
    {
      file: '@tailwindcss-mangle/config/dist/index.d.ts',
      names: [
        'OutputUserConfig',
        'TailwindcssUserConfig',
        'TailwindcssV2PatchConfig',
        'TailwindcssV3PatchConfig',
        'TailwindcssV4PatchConfig',
      ],
    },
    { file: '@tailwindcss/oxide/index.d.ts', names: ['SourceEntry'] },
    { file: 'local-pkg/dist/index.d.ts', names: ['PackageResolvingOptions'] },
  ],
  old: [
    {
      file: 'weapp-tailwindcss/dist/index.d.ts',
      names: [
        'UnifiedWebpackPluginV5',
        'IArbitraryValues',
        'IBaseWebpackPlugin',
        'ICommonReplaceOptions',
        'ILengthUnitsPatchDangerousOptions',
        'ILengthUnitsPatchOptions',
        'IMangleOptions',
        'IMangleScopeContext',
        'InternalCssSelectorReplacerOptions',
        'InternalPatchResult',
        'IPropValue',
        'ITemplateHandlerOptions',
        'RawSource',
        'UserDefinedOptions',
        'ItemOrItemArray',
        'AppType',
        'CssPresetProps',
        'CssPreflightOptions',
        'RequiredStyleHandlerOptions',
        'CustomRuleCallback',
        'IStyleHandlerOptions',
        'JsHandlerReplaceResult',
        'JsHandlerResult',
        'ICustomAttributes',
        'ICustomAttributesEntities',
        'IJsHandlerOptions',
        'CreateJsHandlerOptions',
        'JsHandler',
        'GlobOrFunctionMatchers',
        'InternalPostcssOptions',
        'InternalUserDefinedOptions',
      ],
    },
  ],
}
