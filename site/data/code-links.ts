import { membersOf } from './api/generations'
import { referenceOf } from './api/reference'

const options = membersOf('v4', 'UserDefinedOptions').map(member => member.name)

/** Inline code that is a name of the package as well as an option stays as it is. */
const ambiguous = new Set(['tailwindcss'])

/** Inline code that becomes a link: every option of the plugin leads to its place in the reference. */
export const codeLinks: Record<string, string> = Object.fromEntries(
  options.filter(name => !ambiguous.has(name)).map(name => [name, referenceOf(name)]),
)
