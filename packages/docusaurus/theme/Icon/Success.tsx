import { lineIcon } from './line-icon'

export default lineIcon('m5 12.5 4.5 4.5L19 7.5')
