export { useColorMode as default } from '../../client'
