import { lineIcon } from './line-icon'

export default lineIcon('M3.5 5h17v11h-17zM9 20h6M12 16v4')
