export { default as Details } from '../../mdx/Details'
