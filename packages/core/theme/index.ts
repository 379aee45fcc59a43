export { Shell } from './layout/Shell'
export { clientText } from './text'
