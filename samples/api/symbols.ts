/** Where a published type is declared. */
export interface SymbolSource {
  /** Path below samples/node_modules. */
  file: string
  names: string[]
}

/** The types that the reference pages describe. */
export const symbolSources: Record<'v4' | 'v2', SymbolSource[]> = {
  v4: [
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
  v2: [
    {
      file: 'weapp-tailwindcss-v2/dist/index.d.ts',
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
