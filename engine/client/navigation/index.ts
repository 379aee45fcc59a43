export { findHashTarget } from './address'
export { announce } from './announce'
export { createView, type PageParts, readPage } from './page-view'
export { type Navigator, startNavigation } from './start-navigation'
