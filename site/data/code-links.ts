import { membersOf } from './api/generations'
import { referenceOf } from './api/reference'

const options = membersOf('v4', 'UserDefinedOptions').map(member => member.name)

/** Names of packages that are also options: such inline code is not linked. */
const ambiguous = new Set(['tailwindcss'])

/** Links for inline code: every option of the plugin is linked to the reference. */
export const codeLinks: Record<string, string> = Object.fromEntries(
  options.filter(name => !ambiguous.has(name)).map(name => [name, referenceOf(name)]),
)
