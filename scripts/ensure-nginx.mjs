// Installs Debian's nginx for the deployment test if possible; otherwise the test is skipped.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('/usr/sbin/nginx')) {
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx-light']])
      execFileSync('apt-get', args, { stdio: 'ignore' })
  } catch {
    console.log('no nginx here: the test of deploy/nginx.conf will be skipped')
  }
}
