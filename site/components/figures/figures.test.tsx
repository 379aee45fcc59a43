import { offeredLines } from '@site/data/lines'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { escapedName } from '../../data/escaped-names'
import FigureClassSet from '../FigureClassSet.static'
import FigureFrameworks from '../FigureFrameworks.static'
import FigureIsolation from '../FigureIsolation.static'
import FigurePatch from '../FigurePatch.static'
import FigurePipeline from '../FigurePipeline.static'
import FigureRpx from '../FigureRpx.static'
import FigureSubpackages from '../FigureSubpackages.static'

const draw = (Drawn: ComponentType) => renderToStaticMarkup(<Drawn />)

test.each([
  ['the class set', FigureClassSet],
  ['frameworks', FigureFrameworks],
  ['isolation', FigureIsolation],
  ['patch', FigurePatch],
  ['pipeline', FigurePipeline],
  ['rpx', FigureRpx],
  ['sub-packages', FigureSubpackages],
])('the figure of %s says in a caption what it shows, and obeys the content policy', (_, Drawn) => {
  const html = draw(Drawn)
  expect(html).toMatch(/<figcaption>[^<]{20,}<\/figcaption>/)
  expect(html).not.toMatch(/ style=/)
  for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"')
})

test('the pipeline ends in the name that each line of the plugin gives', () => {
  const text = draw(FigurePipeline).replace(/<[^>]*>/g, '')
  for (const { id } of offeredLines) expect(text).toContain(`.${escapedName(id, 'w-[13px]')} { width: 13px }`)
})

test('a class that no page computes is an error with its remedy', () => {
  expect(() => escapedName('4.2', 'no-such-[class]')).toThrow('add one')
})

test('half of 750rpx is half of every screen', () => {
  const lengths = [...draw(FigureRpx).matchAll(/是 ([\d.]+) px/g)].map(([, length]) => Number(length))
  expect(lengths).toEqual([160, 187.5, 215])
})
