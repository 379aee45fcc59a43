import { type Block, block } from './block'

/** The admonitions by the name that authors write, with look and default titles. */
export const admonitions = {
  note: { look: 'note', zh: '备注', en: 'Note' },
  tip: { look: 'tip', zh: '提示', en: 'Tip' },
  info: { look: 'info', zh: '信息', en: 'Info' },
  warning: { look: 'warning', zh: '注意', en: 'Warning' },
  danger: { look: 'danger', zh: '危险', en: 'Danger' },
  caution: { look: 'warning', zh: '警告', en: 'Caution' },
  secondary: { look: 'note', zh: '次要', en: 'Secondary' },
  important: { look: 'info', zh: '重要', en: 'Important' },
  success: { look: 'tip', zh: '成功', en: 'Success' },
} as const

export type AdmonitionName = keyof typeof admonitions

export function admonitionTitles(language: 'zh' | 'en'): Record<AdmonitionName, string> {
  const titles = Object.entries(admonitions).map(([name, texts]) => [name, texts[language]])
  return Object.fromEntries(titles)
}

export function isAdmonition(name: string): name is AdmonitionName {
  return Object.hasOwn(admonitions, name)
}

export function admonitionBlock<Content>(of: {
  name: AdmonitionName
  id?: string
  classes?: string[]
  title: Content
  body: Content
}): Block<Content> {
  const { name, id, classes = [], title, body } = of
  const look = `admonition-${admonitions[name].look}`
  const all = ['theme-admonition', `theme-admonition-${name}`, 'admonition', look, ...classes]
  return block('div', { class: all.join(' '), role: 'note', id }, [
    block('p', { class: 'admonition-title' }, [{ content: title }]),
    block('div', { class: 'admonition-body' }, [{ content: body }]),
  ])
}
