/**
 * What stops Docusaurus too. A site with one page for each of these was built by Docusaurus 3.8.1 with its default
 * settings, and it ended with an error that named the page. What it passes over is not here, whatever the engine says of
 * it: a link in a tag of MDX, two pages with one address, a formula. Nor is what a checkout alone cannot tell, as a
 * package that is not installed.
 *
 * @type {[what: RegExp, when?: (page: { format: string, line: string }) => boolean][]}
 */
const STOPS = [
  // "Docusaurus found broken links!"; tags of MDX are no links to it.
  [/^the link \S+ leads to no page$/, isMarkdownLink],
  // The same list, for sites that ask it to stop at anchors.
  [/^the link \S+ leads to an anchor that the page does not have$/, isMarkdownLink],
  // "Markdown link URL is mandatory", "Markdown image URL is mandatory"
  [/^the link \[.*\]\(\) has no address$|^an image has no address$/],
  // "Image … used in … not found."
  [/^the image \S.* does not exist$/, ({ line }) => /!\[/.test(line)],
  // "MDX compilation failed for file …"
  [/^MDX: /],
  // "ReferenceError: x is not defined"
  [/^[\w$]+ is not defined$/],
  [/: an interpolation of Vue would be text$/, ({ format }) => format === 'mdx'],
  // "Expected component `X` to be defined"
  [/^<[\w.]+> is not a component this page knows$/],
  [/^Element type is invalid: /],
  // "Module not found: Error: Can't resolve …"
  [/^the import '.*' leads to no file$/],
  // What its own <Tabs> throws.
  [/^Can't select invalid tab value=.*: no <TabItem> has this defaultValue/],
  [/^<Tabs(?: values)?> (?:has the value|names) ".*" more than once/],
  [/^<Tabs> (?:has no <TabItem>|holds )/],
  // "contains invalid values for field(s)", "Error while parsing Markdown front matter"
  [/^"[\w.]+" (?:is not a date|must be (?:a list|true or false))/],
  [/^This is not valid YAML: /],
]

/** Whether a problem would stop Docusaurus as well; `line` is the one it was found on. */
export function stopsDocusaurus({ what }, page) {
  return STOPS.some(([pattern, when]) => pattern.test(what) && (when?.(page) ?? true))
}

function isMarkdownLink({ format, line }) {
  return format === 'md' || /\]\(|^\s*\[[^\]]+\]:/.test(line)
}
