import { spawn } from 'node:child_process'

/** Opens an address in the default browser; ignores failures, as the address is printed anyway. */
export function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '""', url]
        : ['xdg-open', url]
  spawn(command!, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
