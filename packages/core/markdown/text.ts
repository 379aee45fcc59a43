import { type AdmonitionName, admonitionTitles } from '../model'

/** Every word the Markdown pipeline puts on a page by itself. `{…}` marks a place that is filled in. */
export interface MarkdownText {
  /** Default title of an admonition, by the name an author writes. */
  admonitions: Record<AdmonitionName, string>
  /** Name of the link beside a heading; `{heading}`. */
  headingLink: string
  /** Name of the scrolling region around a table. */
  table: string
  details: string
  footnotes: string
  /** Name of the way back from a footnote; `{reference}`. */
  footnoteBack: string
  taskDone: string
  taskOpen: string
  packageManagers: string
  /** Note under an excused fence; `{reason}`. */
  unchecked: string
  /** On the poster of a frame that a click opens, and of one that leads away; `{host}`. */
  frameOpens: string
  frameLeads: string
}

export const markdownText: Record<'zh' | 'en', MarkdownText> = {
  zh: {
    admonitions: admonitionTitles('zh'),
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
    admonitions: admonitionTitles('en'),
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
