import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildResults } from '../data/lines'
import { notBuilt } from '../data/not-built'
import BuiltWith from './BuiltWith.static'

const told = (page: string) =>
  renderToStaticMarkup(<BuiltWith page={page} />)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")

test('a project that its own command did not make says so, in the words of the command', () => {
  const { page, notCreated = '' } = buildResults.find(result => result.notCreated)!
  expect(told(page)).toContain(`因为验证环境里创建命令没能运行（${notCreated}）`)
  const created = buildResults.find(result => !result.notCreated)!
  expect(told(created.page)).not.toContain('创建命令')
})

test('what was tried and did not install is told in the words of npm', () => {
  const { page, tried } = notBuilt.find(entry => entry.tried)!
  expect(told(page)).toContain(`（${tried!.command}：${tried!.said}）`)
})

test('a page that nobody built or excused is an error', () => {
  expect(() => told('docs/nowhere')).toThrow('docs/nowhere is neither')
})
