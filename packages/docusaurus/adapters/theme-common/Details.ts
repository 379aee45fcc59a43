export { default as Details } from '@theme/Details'
