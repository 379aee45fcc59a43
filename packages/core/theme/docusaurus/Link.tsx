export { default } from '../mdx/Link'
