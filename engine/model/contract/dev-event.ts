// Events between the dev server and the page.

export const pages = 'inkstone:pages'
export const rendered = 'inkstone:rendered'
export const site = 'inkstone:site'
export const error = 'inkstone:error'
export const ok = 'inkstone:ok'
export const hello = 'inkstone:hello'
