// Ids of elements that scripts make.

export const loadingBar = 'nprogress'
export const banner = '__docusaurus-base-url-issue-banner'
