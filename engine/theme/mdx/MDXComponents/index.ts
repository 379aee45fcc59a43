export { mdxComponents as default } from '..'
