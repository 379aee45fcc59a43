import { lineIcon } from '../../Icon/line-icon'

export default lineIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7v.01')
