import { type MdastPluginDefinition, markdownToHtml } from 'satteri'
import { expect, test } from 'vitest'
import { sharePasses } from '.'

const appending = (letter: string): MdastPluginDefinition => ({
  name: letter,
  text: (node, context) => context.setProperty(node, 'value', node.value + letter),
})

test('two plugins that visit the same nodes both run, in their order', async () => {
  const heading: MdastPluginDefinition = {
    name: 'deeper',
    heading: (node, context) => context.setProperty(node, 'depth', 2),
  }
  const mdastPlugins = sharePasses([appending('a'), null, heading, appending('b')])
  expect(mdastPlugins).toHaveLength(2)
  const { html } = await markdownToHtml('# x', { mdastPlugins })
  expect(html.trim()).toBe('<h2>xab</h2>')
})
