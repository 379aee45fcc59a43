/** Options that are explained with scripts and the build; the others stand on the page of UserDefinedOptions. */
const buildOptions = new Set(
  `jsPreserveClass ignoreTaggedTemplateExpressionIdentifiers ignoreCallExpressionIdentifiers arbitraryValues
  babelParserOptions replaceRuntimePackages jsArbitraryValueFallback htmlMatcher cssMatcher jsMatcher
  mainCssChunkMatcher onLoad onStart onUpdate onEnd tailwindcss tailwindcssBasedir supportCustomLengthUnitsPatch
  tailwindcssPatcherOptions customReplaceDictionary cache uniAppX runtimeLoaderPath logLevel staleClassNameFallback
  runtimeCssImportRewriteLoaderPath jsAstTool mangle`.split(/\s+/),
)

/** The place of an option of 4.x that is not explained on the page of UserDefinedOptions. */
export function buildReferenceOf(option: string): string | undefined {
  return buildOptions.has(option) ? `/docs/api/build-options#${option.toLowerCase()}` : undefined
}

/** The place of an option of 4.x in the reference. */
export function referenceOf(option: string): string {
  return buildReferenceOf(option) ?? `/docs/api/interfaces/UserDefinedOptions#${option.toLowerCase()}`
}
