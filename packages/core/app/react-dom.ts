// A module of our own around the package: to import the package itself on demand takes a converter.

export { default as site } from 'virtual:site'
export { createRoot, hydrateRoot } from 'react-dom/client'
