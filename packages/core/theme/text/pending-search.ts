/** Texts of the placeholder dialog, by `quotedSurfaces`. */
export const pendingSearchText = {
  en: {
    label: 'Search',
    placeholder: 'Search docs',
    clear: 'Clear the query',
    cancel: 'Cancel',
    loading: 'Loading',
    loadFailed: 'Unable to load the search',
    loadHelp: 'You might want to check your network connection.',
    crashed: 'The search stopped working',
    retry: 'Try again',
  },
  zh: {
    label: '搜索',
    placeholder: '搜索文档',
    clear: '清除查询',
    cancel: '取消',
    loading: '加载中',
    loadFailed: '无法加载搜索',
    loadHelp: '你可能需要检查网络连接。',
    crashed: '搜索出错了',
    retry: '重试',
  },
}
