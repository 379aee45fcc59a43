import Admonition from './Admonition'
import CodeBlock from './CodeBlock'
import Details from './Details'
import Link from './Link'
import TabItem from './TabItem'
import Tabs from './Tabs'

/** Components that every MDX page may use without importing them. */
export const mdxComponents = { Admonition, CodeBlock, Details, Link, TabItem, Tabs }
