import { lineIcon } from './line-icon'

export default lineIcon('M6 6l12 12M18 6 6 18')
