export { formatDate, formatDay } from './format-date'
export { type CrashText, getCrashText } from './quoted'
export { clientText, pageText, shellText } from './zh'
