export const shellText = {
  skipToContent: '跳到主要内容',
  mainNavigation: '主导航',
  toggleNavigation: '切换导航栏',
  closeNavigation: '关闭导航栏',
  backToMainMenu: '← 回到主菜单',
  expandDropdown: '展开下拉菜单',
  collapseDropdown: '折叠下拉菜单',
  closeAnnouncement: '关闭',
  /** Label of the overflow menu. */
  moreItems: '其他',

  docsSidebar: '文档侧边栏',
  blogSidebar: '最近博文导航',
  expandCategory: (label: string) => `展开侧边栏分类 '${label}'`,
  collapseCategory: (label: string) => `折叠侧边栏分类 '${label}'`,
  hiddenSiblings: (count: number) => `另有 ${count} 项`,
}

export const searchButtonText = {
  label: '搜索',
  labelWithKeys: (keys: string) => `搜索（${keys}）`,
  failed: '无法加载搜索',
}
