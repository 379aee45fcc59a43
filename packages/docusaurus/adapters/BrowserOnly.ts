export { default, onPage } from '@theme/BrowserOnly'
