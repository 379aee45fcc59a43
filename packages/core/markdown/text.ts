/** Every word the Markdown pipeline puts on a page by itself. `{…}` marks a place that is filled in. */
export interface MarkdownText {
  /** Default title of an admonition, by the name an author writes. */
  admonitions: Record<string, string>
  /** Name of the link beside a heading; `{heading}`. */
  headingLink: string
  /** Name of the scrolling region around a table. */
  table: string
  /** Summary of a details element that has none. */
  details: string
  /** Heading of the footnotes, for screen readers. */
  footnotes: string
  /** Name of the way back from a footnote; `{reference}`. */
  footnoteBack: string
  taskDone: string
  taskOpen: string
  /** Name of the package manager tabs. */
  packageManagers: string
  /** Note under an excused fence; `{reason}`. */
  unchecked: string
  /** On the poster of a frame that a click opens, and of one that leads away; `{host}`. */
  frameOpens: string
  frameLeads: string
}

/** The labels by language. */
export const markdownText: Record<'zh' | 'en', MarkdownText> = {
  zh: {
    admonitions: {
      note: '备注',
      tip: '提示',
      info: '信息',
      warning: '注意',
      danger: '危险',
      caution: '警告',
      secondary: '次要',
      important: '重要',
      success: '成功',
    },
    headingLink: '{heading}的直接链接',
    table: '表格',
    details: '详情',
    footnotes: '脚注',
    footnoteBack: '回到引用 {reference}',
    taskDone: '已完成',
    taskOpen: '未完成',
    packageManagers: '包管理器',
    unchecked: '未校验：{reason}',
    frameOpens: '点按后从 {host} 载入',
    frameLeads: '在 {host} 打开',
  },
  en: {
    admonitions: {
      note: 'Note',
      tip: 'Tip',
      info: 'Info',
      warning: 'Warning',
      danger: 'Danger',
      caution: 'Caution',
      secondary: 'Secondary',
      important: 'Important',
      success: 'Success',
    },
    headingLink: 'Direct link to {heading}',
    table: 'Table',
    details: 'Details',
    footnotes: 'Footnotes',
    footnoteBack: 'Back to reference {reference}',
    taskDone: 'done',
    taskOpen: 'open',
    packageManagers: 'Package manager',
    unchecked: 'Not checked: {reason}',
    frameOpens: 'Click to load from {host}',
    frameLeads: 'Open on {host}',
  },
}
