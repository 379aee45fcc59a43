// Loaded when a visitor opens the list of keyboard shortcuts.
import '../theme/styles/shortcuts.css'

export { shortcutsText } from '../theme/text/shortcuts'
