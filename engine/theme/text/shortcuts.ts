export { shortcutsText } from './zh'
