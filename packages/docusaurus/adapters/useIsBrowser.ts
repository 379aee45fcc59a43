export { default } from '@theme/useIsBrowser'
