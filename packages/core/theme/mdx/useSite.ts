export { useSite as default } from '../../client'
