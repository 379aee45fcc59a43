export { startDev } from './dev'

export { startPreview } from './preview'
