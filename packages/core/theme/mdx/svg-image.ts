import { createElement, memo, type SVGProps } from 'react'
import type { SvgFile } from '../../model'

/** What importing an SVG gives: a component that draws it; where a text is wanted, its address. */
export function svgImage({ attributes, inner, url, fault }: SvgFile) {
  const image = memo((props: SVGProps<SVGSVGElement>) => {
    if (fault) throw new Error(fault)
    return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: { __html: inner } })
  })
  return Object.assign(image, { toString: () => url, toJSON: () => url })
}
