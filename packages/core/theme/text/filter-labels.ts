/** Labels of the search filters, by language. */
export const filterLabels = {
  zh: { all: '全部', guides: '指南', faq: '常见问题', api: 'API', blog: '博客' },
  en: { all: 'All', guides: 'Guides', faq: 'FAQ', api: 'API', blog: 'Blog' },
}
