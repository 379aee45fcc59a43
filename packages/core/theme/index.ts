export { CrashScreen } from './layout/CrashScreen'
export { Shell } from './layout/Shell'
export { clientText } from './text'
