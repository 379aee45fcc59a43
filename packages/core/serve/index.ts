export { type DevOptions, startDev } from './dev'
export type { RunningServer } from './listen'
export { type PreviewOptions, startPreview } from './preview'
