import { mdxComponents } from 'inkstone/theme'

/** What a site's own list of components begins with. */
export default mdxComponents
