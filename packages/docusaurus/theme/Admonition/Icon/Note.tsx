import { lineIcon } from '../../Icon/line-icon'

export default lineIcon('M5 3h14v18H5zM9 8h6M9 12h6M9 16h4')
