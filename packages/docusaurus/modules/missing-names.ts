import { nearestName } from 'inkstone/config'

/** Remedies for Docusaurus names that the engine lacks. */
const INSTEAD: Record<string, string> = {
  NavbarSecondaryMenuFiller:
    'the menu of a narrow screen holds the navigation alone: show the component on the page itself',
  useBlogPost: 'give the component what it needs of the post by props',
}

/** Describes a name missing in a replacement for a Docusaurus module. */
export function describeMissing(
  module: string,
  name: string,
  known: string[],
): { what: string; remedy: string } {
  const guess = nearestName(name, known)
  const other = guess
    ? `did you mean '${guess}'?`
    : 'write the component without it; the engine has what pages use most of Docusaurus'
  return { what: `'${module}' does not export '${name}' in this engine`, remedy: INSTEAD[name] ?? other }
}
