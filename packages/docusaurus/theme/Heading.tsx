import { type ComponentProps, createElement } from 'react'

export default function Heading({
  as = 'h2',
  ...rest
}: ComponentProps<'h2'> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }) {
  return createElement(as, rest)
}
