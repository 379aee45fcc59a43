/**
 * What stops Docusaurus too. A site with one page for each of these was built by Docusaurus 3.8.1 and, but for what is
 * marked as the third version's, by 2.4.3 with their default settings, and the build ended with an error that named the
 * page. What both pass over is not here, whatever the
 * engine says of it: a link in a tag of MDX, two pages with one address, a formula. Nor is what a checkout alone cannot
 * tell, as a package that is not installed. The second version shows braces and unknown tags as they are written.
 *
 * @type {[what: RegExp, when?: (page: { format: string, line: string, major: number }) => boolean][]}
 */
const STOPS = [
  // "Docusaurus found broken links!"; tags of MDX are no links to 3.8.1.
  [/^the link \S+ points to a page that does not exist$/, isMarkdownLink],
  // The same list, for sites that ask it to stop at anchors.
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
  [/^[\w$]+ is not defined$/, isThird],
  [
    /: Vue interpolation is not supported; this would be shown as text$/,
    page => isThird(page) && page.format === 'mdx',
  ],
  // "Expected component `X` to be defined"
  [/^<[\w.]+> is not defined on this page$/, isThird],
  [/^Element type is invalid: /, isThird],
  // "Module not found: Error: Can't resolve …"
  [/^the import '.*' points to a file that does not exist$/],
  // What its own <Tabs> throws.
  [/^Can't select invalid tab value=.*: no <TabItem> has this defaultValue/],
  [/^<Tabs(?: values)?> (?:has the value|names) ".*" more than once/],
  [/^<Tabs> (?:has no <TabItem>|holds )/],
  // "contains invalid values for field(s)", "Error while parsing Markdown front matter"
  [/^"[\w.]+" (?:is not a date|must be (?:a list|true or false))/, isThird],
  [/^This is not valid YAML: /, isThird],
]

/** The version of Docusaurus that a package asks for; 0 where it does not say. */
export function majorOf({ dependencies = {}, devDependencies = {} }) {
  const asked = dependencies['@docusaurus/core'] ?? devDependencies['@docusaurus/core'] ?? ''
  return Number(/\d+/.exec(asked)?.[0] ?? 0)
}

/** Whether a problem would stop Docusaurus as well; `line` is the one it was found on. */
export function stopsDocusaurus({ what }, page) {
  return STOPS.some(([pattern, when]) => pattern.test(what) && (when?.(page) ?? true))
}

function isThird({ major }) {
  return major >= 3
}

function isMarkdownLink({ format, line, major }) {
  // The second version looks at links in tags as well.
  return format === 'md' || (major === 2 && /\bhref=/.test(line)) || /\]\(|^\s*\[[^\]]+\]:/.test(line)
}
