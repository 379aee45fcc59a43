// A module of our own around the package: to import the package itself on demand takes a converter.
export { createRoot, hydrateRoot } from 'react-dom/client'
