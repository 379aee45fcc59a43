import { expect, it } from 'vitest'
import { listRules } from './list-rules'

const wxss = `page,:host { --radius-lg: 0.5rem; --spacing: 0.25rem; }
.rounded-lg { border-radius: var(--radius-lg); }
.p-4 { padding: 1rem; padding: calc(var(--spacing)*4); }
.a_b::before { content: 'x'; color: red; }
.items-center { -webkit-align-items: center; align-items: center; -webkit-box-orient: vertical; }`

const compiler = {
  transform: async () => ({ wxml: '', wxss }),
  hasCss: () => true,
  escapeName: (name: string) => name.replace(':', '_'),
}

it('gives each class its declarations with the values filled in, and leaves out those without a rule', async () => {
  expect(await listRules(['p-4', 'rounded-lg', 'a:b', 'hover:p-4', 'items-center'], compiler)).toEqual([
    { name: 'p-4', style: 'padding: 1rem' },
    { name: 'rounded-lg', style: 'border-radius: 0.5rem' },
    { name: 'a:b', style: "content: 'x'; color: red" },
    { name: 'items-center', style: 'align-items: center; -webkit-box-orient: vertical' },
  ])
})
