import { type AdmonitionName, admonitionTitles } from '../model'

/** All words that the Markdown pipeline adds to a page. `{…}` marks a placeholder. */
export interface MarkdownText {
  /** Default title of an admonition, by its name in the source. */
  admonitions: Record<AdmonitionName, string>
  /** Label of the link beside a heading; `{heading}`. */
  headingLink: string
  /** Label of the scrollable region around a table. */
  table: string
  details: string
  footnotes: string
  /** Label of the link back from a footnote; `{reference}`. */
  footnoteBack: string
  taskDone: string
  taskOpen: string
  packageManagers: string
  /** Note under a fence marked `unchecked`; `{reason}`. */
  unchecked: string
  /** Text on an iframe's placeholder, for one that a click loads and one that is a link; `{host}`. */
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
