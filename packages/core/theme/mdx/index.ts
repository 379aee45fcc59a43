import Admonition from './Admonition'
import CodeBlock from './CodeBlock'
import Details from './Details'
import Head from './Head'
import Link from './Link'
import TabItem from './TabItem'
import Tabs from './Tabs'

/** Components available in every MDX page without an import. Files beside this one can be imported as `@theme/…`. */
export const mdxComponents = { Admonition, CodeBlock, Details, Head, Link, TabItem, Tabs }
