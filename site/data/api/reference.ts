/** The options of 4.x by the page that explains them, in the page's order. */
const pages = {
  'interfaces/UserDefinedOptions': `disabled appType rem2rpx cssEntries customAttributes
    disabledDefaultTemplateHandler wxsMatcher inlineWxs`,
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
const order = [...places.keys()]

/** Returns the address of an option of 4.x in the reference. */
export function referenceOf(option: string): string {
  const place = places.get(option)
  if (!place) throw new Error(`${option} stands on no page of the reference: add it to data/api/reference.ts`)
  return place
}

/** Returns the address of an option only if it is on another page than UserDefinedOptions. */
export function otherPlaceOf(option: string): string | undefined {
  const place = referenceOf(option)
  return place.includes('/interfaces/') ? undefined : place
}

/** Returns the common topic of the options on an option's page. */
export function groupOf(option: string): string {
  const place = referenceOf(option)
  return place.includes('/style-') ? '样式和单位' : place.includes('/build-') ? '脚本与构建' : '常用和模板'
}

/** Compares options by their order in the reference. */
export function compareOptions(a: string, b: string): number {
  return order.indexOf(a) - order.indexOf(b)
}
