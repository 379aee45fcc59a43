// Loaded when somebody asks for the list of keyboard shortcuts.
import '../theme/styles/shortcuts.css'

export { shortcutsText } from '../theme/text/shortcuts'
