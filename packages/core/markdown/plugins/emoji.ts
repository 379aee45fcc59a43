import { createRequire } from 'node:module'
import type { MdastPluginDefinition } from 'satteri'
import type { PageContext } from '../page-context'

/** Matches emoji codes but not the `:---:` of a table, so that the list of names is only loaded when needed. */
const EMOJI_CODE = /:(?<![\w:]:)((?=[_+-]*[a-z\d])[a-z\d_+-]+):(?![\w:])/

/** Replaces codes such as `:tada:` by emoji. */
export function emoji({ input }: PageContext): MdastPluginDefinition | null {
  if (!EMOJI_CODE.test(input.text)) return null
  const { nameToEmoji: names }: typeof import('gemoji') = createRequire(import.meta.url)('gemoji')
  const codes = new RegExp(EMOJI_CODE, 'g')
  return {
    name: 'emoji',
    text(node, ctx) {
      if (!EMOJI_CODE.test(node.value)) return
      const value = node.value.replace(codes, (code, name) =>
        Object.hasOwn(names, name) ? names[name]! : code,
      )
      if (value !== node.value) ctx.setProperty(node, 'value', value)
    },
  }
}
