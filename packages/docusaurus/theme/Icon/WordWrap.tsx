import { lineIcon } from './line-icon'

export default lineIcon('M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4m2.5-2.5L13 19l2.5 2.5M4 18h4')
