import { lineIcon } from './line-icon'

export default lineIcon('M7 4h13v13M20 4 4 20')
