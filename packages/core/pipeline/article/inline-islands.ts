import { DATA } from '../../model'

const PARAGRAPH = /<p\b[^>]*>(?:(?!<\/?p\b)[\s\S])*?<\/p>/g

/** Islands within a line of text: a block would end the paragraph that they stand in. */
export function inlineIslands(html: string): string {
  if (!html.includes(` ${DATA.island}=`)) return html
  return html.replace(PARAGRAPH, paragraph => {
    const blocks = paragraph.match(/<div\b[^>]*>/g) ?? []
    const isInline =
      blocks.length > 0 &&
      blocks.every(tag => tag.includes(` ${DATA.island}=`) || tag.includes(` ${DATA.slot}=`))
    return isInline ? paragraph.replaceAll('<div', '<span').replaceAll('</div>', '</span>') : paragraph
  })
}
