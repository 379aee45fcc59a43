import { describe, expect, it } from 'vitest'
import { parseArticle } from '../../markdown'
import { PARSER_BREAK } from '../../model'
import { breakArticle } from './break-article'

const text = `<p>${'字'.repeat(7000)}</p>`

function breaksOf(article: string) {
  const main = `<div class="columns">${article}</div>`
  const broken = breakArticle(main, parseArticle(article))
  expect(broken.replaceAll(PARSER_BREAK, '')).toBe(main)
  return broken.split(PARSER_BREAK).slice(1)
}

describe('a page in pieces', () => {
  it('begins with a pause', () => {
    expect(breaksOf('<p>短</p>')).toEqual(['<div class="columns"><p>短</p></div>'])
  })

  it('pauses before headings, whatever the order of their attributes', () => {
    const pieces = breaksOf(
      `${text}<h2 id="a&amp;b" class="anchor">甲</h2>${text}<h3 class="anchor" id="二">乙</h3>`,
    )
    expect(pieces.map(piece => piece.slice(0, 22))).toEqual([
      '<div class="columns"><',
      '<h2 id="a&amp;b" class',
      '<h3 class="anchor" id=',
    ])
  })

  it('leaves short pieces together', () => {
    expect(breaksOf('<p>短</p><h2 id="a">甲</h2><p>短</p><h2 id="b">乙</h2>')).toHaveLength(1)
  })

  it('does not part a heading from the one before it', () => {
    expect(breaksOf(`<div>${text}</div><h2 id="a">甲</h2><h3 id="b">乙</h3>`)).toHaveLength(2)
    expect(breaksOf(`<h2 id="a">${text}</h2><h3 id="b">乙</h3>`)).toHaveLength(1)
  })

  it('leaves what stands deeper alone: React may hydrate it', () => {
    expect(breaksOf(`${text}<div data-island="x"><h2 id="a">甲</h2></div>`)).toHaveLength(1)
  })
})
