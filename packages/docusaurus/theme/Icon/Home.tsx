import { lineIcon } from './line-icon'

export default lineIcon('M4 11 12 4l8 7M6 9.5V20h12V9.5')
