/** The search button of the navbar. */
export const searchButtonText = {
  label: '搜索',
  labelWithKeys: (keys: string) => `搜索（${keys}）`,
  failed: '无法加载搜索',
}
