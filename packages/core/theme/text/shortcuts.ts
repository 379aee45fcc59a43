export { shortcutsText } from './zh/shortcuts'
