import { lineIcon } from '../../Icon/line-icon'

export default lineIcon('M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.01')
