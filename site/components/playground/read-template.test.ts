import { describe, expect, it } from 'vitest'
import { readTemplate } from './read-template'

describe('a template', () => {
  it('becomes data with nothing in it that could run or load', () => {
    const { nodes, marks } = readTemplate(
      `<view class="a {{b ? 'c' : 'd'}} e" onclick="x()" bindtap="y" style="color:red" id="z"><image src="https://evil.example"/><script>alert(1)</script> 你好 </view>`,
    )
    expect(marks).toEqual([])
    expect(nodes).toEqual([
      {
        tag: 'view',
        classes: 'a e',
        attributes: {},
        children: [{ tag: 'image', classes: '', attributes: {}, children: [] }, ' 你好 '],
      },
    ])
  })

  it.each([
    ['<view><text>a</view>', '<text> 没有结束标签', 6],
    ['<view>', '<view> 没有结束标签', 0],
    ['<view></text></view>', '</text> 没有对应的开始标签', 6],
  ])('marks what is wrong with its tags: %s', (template, message, from) => {
    expect(readTemplate(template).marks).toMatchObject([{ severity: 'error', message, from }])
  })

  it('ends however deep or broken it is', () => {
    for (const template of ['<view>'.repeat(5000), '<'.repeat(5000), '</a>'.repeat(2000), '<a "\''])
      expect(readTemplate(template).nodes.length).toBeLessThan(5000)
  })
})
