// Classes that scripts set.

export const keyboardUse = 'navigation-with-keyboard'
export const activeTocLink = 'table-of-contents__link--active'
export const loading = 'nprogress-busy'
export const searchOpen = 'DocSearch--active'
