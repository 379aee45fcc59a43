export { default } from '../Details'
