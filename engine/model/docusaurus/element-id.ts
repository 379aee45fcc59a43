// Ids of elements that scripts make.

export const loadingBar = 'nprogress'
export const banner = '__docusaurus-base-url-issue-banner'
export const bannerContainer = '__docusaurus-base-url-issue-banner-container'
