import { mdxComponents } from '../index'

/** What a site's own list of components begins with. */
export default mdxComponents
