import type { ClientText } from '../../../client'

export const clientText: ClientText = {
  copy: 'Copy',
  copied: 'Copied',
  copyCode: 'Copy code to clipboard',
  copyFailed: 'Could not copy',
  toggleWrap: 'Toggle word wrap',
  zoomImage: 'Enlarge the image',
  closeZoom: 'Close the image',
  islandFailed: 'This part did not load',
  cause: 'Cause:',
  retry: 'Try again',
  dismiss: 'Close',
  navigationFailed: status =>
    `The page did not load: ${status ? `the server answered ${status}` : 'there is a problem with the network'}`,
  loadingPage: 'Loading the page…',
  colorMode: {
    toggle: mode => `Switch between dark and light mode (currently ${mode})`,
    light: 'light mode',
    dark: 'dark mode',
    system: 'system mode',
  },
}
