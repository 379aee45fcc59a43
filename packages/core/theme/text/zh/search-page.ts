import { filterLabels } from '../filter-labels'

export const searchPageText = {
  title: (query: string) => (query ? `「${query}」的搜索结果` : '在文档中搜索'),
  placeholder: '在此输入搜索字词',
  label: '搜索',
  version: '版本',
  found: (count: number) => `找到 ${count} 条结果`,
  /** Used when the number of pages is known. */
  foundPages: (count: number) => `找到 ${count} 份文件`,
  filters: '搜索范围',
  filterLabels: filterLabels.zh,
  none: '未找到任何结果',
  quotes: ['「', '」'] as readonly [string, string],
  missing: (words: string) => `没有找到 ${words}，以下只匹配其余的词`,
  elsewhere: (count: number) => `查看其他范围的 ${count} 个结果`,
  tryFor: '试试搜索：',
  reportQuestion: '认为这个查询应该有结果？',
  reportLink: '请告知我们。',
  loading: '正在搜索',
  more: '正在获取新的搜索结果...',
  provider: '通过 Algolia 搜索',
  needsScript: '搜索需要启用 JavaScript。',
  errorTitle: '无法获取结果',
  errorHelp: '你可能需要检查网络连接。',
}
