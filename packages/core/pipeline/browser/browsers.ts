/** Oldest browsers that get a styled, readable, searchable site. */
export const BROWSERS = ['chrome99', 'safari15.4', 'firefox100']
