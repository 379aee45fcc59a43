// Installs Debian's nginx for the deployment test where that is possible; the test is skipped where it is not.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('/usr/sbin/nginx')) {
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' })
  } catch {
    console.log('no nginx here: the test of deploy/nginx.conf will be skipped')
  }
}
