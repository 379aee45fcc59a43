import { lineIcon } from '../../Icon/line-icon'

export default lineIcon('M12 3 2 20h20zM12 10v5M12 17.5v.01')
