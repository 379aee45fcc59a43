import { afterAll, expect, it } from 'vitest'
import { copyRepository } from '../repository-copy'

const copy = copyRepository()
afterAll(() => copy.remove())

it('this site is the same, byte for byte, without the packages that it does not use', () => {
  const whole = copy.build('site')
  copy.drop('docusaurus')
  copy.drop('diagrams')
  expect(copy.build('site')).toEqual(whole)
})
