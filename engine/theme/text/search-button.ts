export { searchButtonText } from './zh'
