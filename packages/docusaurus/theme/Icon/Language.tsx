import { lineIcon } from './line-icon'

export default lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 6 5 12 0 18-5-6-5-12 0-18z')
