import Head from '../docusaurus/Head'
import Admonition from './Admonition'
import { admonitionIcons } from './Admonition/Icon'
import CodeBlock from './CodeBlock'
import Details from './Details'
import DocCard from './DocCard'
import DocCardList from './DocCardList'
import Heading from './Heading'
import { icons } from './Icon'
import IdealImage from './IdealImage'
import Layout from './Layout'
import Link from './Link'
import Code from './MDXComponents/Code'
import MDXContent from './MDXContent'
import TabItem from './TabItem'
import Tabs from './Tabs'
import ThemedImage from './ThemedImage'
import TOCCollapsible from './TOCCollapsible'
import TOCInline from './TOCInline'

/** Components that every MDX page may use without importing them. */
export const mdxComponents = { Admonition, CodeBlock, Details, Head, Link, TabItem, Tabs }

/** What pages may import from `@theme/…`. */
export const themeModules = {
  ...mdxComponents,
  DocCard,
  DocCardList,
  Heading,
  IdealImage,
  Layout,
  ThemedImage,
  TOCCollapsible,
  TOCInline,
  ...admonitionIcons,
  ...icons,
  MDXContent,
  MDXComponents: mdxComponents,
  'MDXComponents/A': Link,
  'MDXComponents/Code': Code,
  'MDXComponents/Details': Details,
}
