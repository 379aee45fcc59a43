/// <reference types="vite/client" />

declare module 'virtual:site' {
  const site: import('../model').ClientSite
  export default site
}

declare module 'virtual:reading-site' {
  const site: import('../model').ReadingSite
  export default site
}

declare module 'virtual:islands' {
  const islands: Record<string, () => Promise<{ default: import('react').ComponentType }>>
  export default islands
}

declare module 'virtual:site-styles.css'
