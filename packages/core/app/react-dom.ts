// Wraps the package, because a dynamic import of a CommonJS package needs an interop helper.

export { default as site } from 'virtual:site'
export { createRoot, hydrateRoot } from 'react-dom/client'
