import { DATA } from '../../model'

const PARAGRAPH = /<p\b[^>]*>(?:(?!<\/?p\b)[\s\S])*?<\/p>/g

/** Turns islands inside of paragraphs into inline elements: a block element would end the paragraph. */
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
