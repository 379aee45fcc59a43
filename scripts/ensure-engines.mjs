// Finds Firefox and WebKit for the tests in these browsers; on Debian and Ubuntu, installs the requested ones
// if permitted:
// node scripts/ensure-engines.mjs firefox webkit
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const first = paths => paths.find(path => path && existsSync(path))

/** Returns the path of an installed Firefox, or undefined. */
export function findFirefox() {
  return first([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])
}

/** Returns the paths of WebKitGTK's driver, its browser and a virtual screen, or undefined. */
export function findWebKit() {
  const folders = ['/usr/lib', '/usr/libexec'].filter(folder => existsSync(folder))
  const browsers = folders.flatMap(folder =>
    readdirSync(folder).map(machine => `${folder}/${machine}/webkit2gtk-4.1/MiniBrowser`),
  )
  const found = {
    driver: first(['/usr/bin/WebKitWebDriver']),
    browser: first(browsers),
    display: first(['/usr/bin/Xvfb']),
  }
  return Object.values(found).every(Boolean) ? found : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const engines = {
    firefox: { isInstalled: findFirefox(), packages: ['firefox-esr'] },
    webkit: { isInstalled: findWebKit(), packages: ['webkit2gtk-driver', 'xvfb'] },
  }
  const missing = process.argv
    .slice(2)
    .flatMap(name => (engines[name].isInstalled ? [] : engines[name].packages))
  if (missing.length > 0)
    try {
      console.log(`installing Debian’s ${missing.join(', ')} …`)
      execFileSync('apt-get', ['update'], { stdio: 'inherit' })
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], { stdio: 'inherit' })
    } catch {
      console.log(`could not install ${missing.join(', ')}: the tests of these engines will be skipped`)
    }
}
