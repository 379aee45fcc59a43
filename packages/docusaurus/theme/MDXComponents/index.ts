import { mdxComponents } from 'inkstone/theme'

/** The base of a site's own component list. */
export default mdxComponents
