/** Options that are explained on a page of their own; the others stand on that of UserDefinedOptions. */
const pages = {
  'style-options': `cssPreflight cssPreflightRange cssSelectorReplacement cssChildCombinatorReplaceValue
    injectAdditionalCssVarScope cssRemoveHoverPseudoClass cssRemoveProperty cssPresetEnv postcssOptions
    customRuleCallback px2rpx unitsToPx cssCalc autoprefixer rewriteCssImports`,
  'build-options': `jsPreserveClass ignoreTaggedTemplateExpressionIdentifiers ignoreCallExpressionIdentifiers
    arbitraryValues babelParserOptions replaceRuntimePackages jsArbitraryValueFallback htmlMatcher cssMatcher
    jsMatcher mainCssChunkMatcher onLoad onStart onUpdate onEnd tailwindcss tailwindcssBasedir
    supportCustomLengthUnitsPatch tailwindcssPatcherOptions customReplaceDictionary cache uniAppX
    runtimeLoaderPath logLevel staleClassNameFallback runtimeCssImportRewriteLoaderPath jsAstTool mangle`,
}

const places = new Map(
  Object.entries(pages).flatMap(([page, options]) =>
    options.split(/\s+/).map(option => [option, `/docs/api/${page}#${option.toLowerCase()}`]),
  ),
)

/** The place of an option of 4.x that another page than that of UserDefinedOptions explains. */
export function otherPlaceOf(option: string): string | undefined {
  return places.get(option)
}

/** The place of an option of 4.x in the reference. */
export function referenceOf(option: string): string {
  return places.get(option) ?? `/docs/api/interfaces/UserDefinedOptions#${option.toLowerCase()}`
}
