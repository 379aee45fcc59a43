import { lineIcon } from './line-icon'

export default lineIcon('M4 12h15m-6-6 6 6-6 6')
