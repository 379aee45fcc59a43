import Admonition from './Admonition'
import CodeBlock from './CodeBlock'
import Details from './Details'
import Head from './Head'
import Link from './Link'
import TabItem from './TabItem'
import Tabs from './Tabs'

/** Components that every MDX page may use without importing them. Files beside this one may be imported by `@theme/…`. */
export const mdxComponents = { Admonition, CodeBlock, Details, Head, Link, TabItem, Tabs }
