import { lineIcon } from '../../Icon/line-icon'

export default lineIcon('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z')
