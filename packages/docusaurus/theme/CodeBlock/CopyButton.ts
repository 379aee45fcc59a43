export { default } from './Buttons/CopyButton'
