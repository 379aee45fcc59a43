export { default } from '../Link'
