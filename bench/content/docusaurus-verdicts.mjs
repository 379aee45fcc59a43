/**
 * Problems that also stop Docusaurus. A site with one page per problem was built with the default settings of
 * Docusaurus 3.8.1 and, except for those marked as version 3, of 2.4.3, and the build failed with an error that named
 * the page. Not included: problems that both ignore (a link in an MDX tag, two pages with one address, a formula), and
 * problems that cannot be judged from a checkout (a package that is not installed). Version 2 shows braces and unknown
 * tags literally.
 *
 * @type {[what: RegExp, when?: (page: { format: string, line: string, major: number }) => boolean][]}
 */
const STOPS = [
  // "Docusaurus found broken links!"; 3.8.1 ignores links in MDX tags.
  [/^the link \S+ points to a page that does not exist$/, isMarkdownLink],
  // The same list, for sites that treat broken anchors as errors.
  [
    /^the link \S+ points to an anchor that its page does not have$/,
    page => isThird(page) && isMarkdownLink(page),
  ],
  // "Markdown link URL is mandatory", "Markdown image URL is mandatory"
  [/^the link \[.*\]\(\) has no address$|^an image has no address$/],
  // "Image … used in … not found."
  [/^the image \S.* does not exist$/, ({ line }) => /!\[/.test(line)],
  // "MDX compilation failed for file …"; in 2.4.3 "Expected corresponding JSX closing tag"
  [/^MDX: (?:Expected a closing tag|Unexpected closing tag)/],
  [/^MDX: /, isThird],
  // "ReferenceError: x is not defined"
  [/^Rendering fails: [\w$]+ is not defined$/, isThird],
  [
    /: Vue interpolation is not supported; this would be shown as text$/,
    page => isThird(page) && page.format === 'mdx',
  ],
  // "Expected component `X` to be defined"
  [/^<[\w.]+> is not defined on this page$/, isThird],
  [/^Rendering fails: Element type is invalid: /, isThird],
  // "Module not found: Error: Can't resolve …"
  [/^the import '.*' points to a file that does not exist$/],
  // Errors of its own <Tabs>.
  [/^Can't select invalid tab value=.*: no <TabItem> has this defaultValue/],
  [/^<Tabs(?: values)?> (?:has the value|names) ".*" more than once/],
  [/^<Tabs> (?:has no <TabItem>|holds )/],
  // "contains invalid values for field(s)", "Error while parsing Markdown front matter"
  [/^"[\w.]+" (?:is not a date|must be (?:a list|true or false))/, isThird],
  [/^This is not valid YAML: /, isThird],
]

/** Returns the major version of Docusaurus that a package depends on; 0 if unknown. */
export function majorOf({ dependencies = {}, devDependencies = {} }) {
  const asked = dependencies['@docusaurus/core'] ?? devDependencies['@docusaurus/core'] ?? ''
  return Number(/\d+/.exec(asked)?.[0] ?? 0)
}

/** Whether a problem would stop Docusaurus as well; `line` is the source line of the problem. */
export function stopsDocusaurus({ what }, page) {
  return STOPS.some(([pattern, when]) => pattern.test(what) && (when?.(page) ?? true))
}

function isThird({ major }) {
  return major >= 3
}

function isMarkdownLink({ format, line, major }) {
  // Version 2 also checks links in tags.
  return format === 'md' || (major === 2 && /\bhref=/.test(line)) || /\]\(|^\s*\[[^\]]+\]:/.test(line)
}
