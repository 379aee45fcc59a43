// Finds a Chrome or Chromium for the browser tests; on Debian and Ubuntu, installs one if permitted.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CANDIDATES = [
  process.env.CHROME_PATH,
  // The same engine without a desktop UI: opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the path of an installed browser, or undefined. */
export function findBrowser() {
  return CANDIDATES.find(path => path && existsSync(path))
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !findBrowser()) {
  try {
    console.log('no Chrome or Chromium found; installing Debian’s chromium …')
    const apt = (...args) => execFileSync('apt-get', args, { stdio: 'inherit' })
    const install = browser => apt('install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk')
    apt('update')
    try {
      install('chromium-headless-shell')
    } catch {
      install('chromium')
    }
  } catch {
    console.error(
      'The browser tests need Chrome or Chromium. Install one, or name it: CHROME_PATH=/path/to/chrome npm test',
    )
    process.exit(1)
  }
}
