export { default } from '@theme/Link'
