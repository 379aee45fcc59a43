export { SearchButton } from './SearchButton'
