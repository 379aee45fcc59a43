export { formatDate, formatDay } from './format-date'
export { type CrashText, getCrashText } from './quoted'
export { bannerText, clientText, liveText, pageText, shellText } from './zh'
