import type { SourceHooks } from 'inkstone/config'
import { mapProse } from 'inkstone/markdown'
import { createRenamer } from './admonition-names'
import { escapeMdx1Texts } from './angle-brackets'
import { isBraceText } from './brace-text'
import { escapeFormulas } from './formulas'
import { markIndentedCode } from './indented-code'
import { tocFor } from './page-toc'
import { repairMdx } from './repair-mdx'

/** Problems with text that Docusaurus shows literally, without a warning. */
const SHOWN =
  / would (?:be shown as text|be an ordinary quote|show the TeX source)$|: all that follows is code$| has no address$| is not a directive$/

interface Dialect {
  isMdx1: boolean
  admonitions?: string[]
}

/** Reads sources as Docusaurus does: Markdown files as MDX, and sources for MDX 1, which treated more as text. */
export function mdxSources({ isMdx1, admonitions = [] }: Dialect): SourceHooks {
  const rename = createRenamer(admonitions)
  return {
    prepare(written, { format, hide }) {
      if (format !== 'mdx') return rename(written)
      const text = escapeFormulas(rename(written))
      if (!isMdx1) return text
      return mapProse(markIndentedCode(text, hide), escapeMdx1Texts)
    },
    repair: (text, error, { file }) =>
      repairMdx(text, error, { isMarkdown: isMdx1 || file.endsWith('.md'), isMdx1 }),
    isText: (value, place) => isBraceText(value, { ...place, isMdx1 }),
    toc: tocFor,
    isLoose: isMdx1,
    accepts: ({ what }) => SHOWN.test(what),
  }
}
