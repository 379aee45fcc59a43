import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Neighbours } from './Neighbours'
import { Phrases } from './Phrases'

const names = (title: string) =>
  [...renderToStaticMarkup(<Phrases text={title} />).matchAll(/<span class="phrase-name">(.*?)</g)].map(
    ([, name]) => name,
  )

it.each([
  ['uni-app（Vue 2 + webpack）', ['uni-app', 'Vue 2']],
  ['原生小程序（weapp-vite）接入 Tailwind CSS 4', ['weapp-vite', 'Tailwind CSS 4']],
  ['weapp-tailwindcss 4.2：五端可用', ['tailwindcss 4.2']],
  ['weapp-tailwindcss：五端可用', []],
])('%s keeps its short names whole', (title, whole) => {
  expect(names(title)).toEqual(whole)
})

it('the name of a page beside breaks at its humps, where half of a phone is too narrow for it', () => {
  const next = { title: 'IBaseWebpackPlugin', path: '/next', label: 'Next' }
  expect(renderToStaticMarkup(<Neighbours baseUrl="/" label="Pages" next={next} />)).toContain(
    '<wbr/>Webpack<wbr/>Plugin',
  )
})
