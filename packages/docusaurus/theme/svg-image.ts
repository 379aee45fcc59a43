import { createElement, memo, type SVGProps } from 'react'

export interface SvgFile {
  attributes: Record<string, string>
  inner: string
  url: string
  /** Why it cannot be drawn; as an address it is as good as any. */
  fault?: string
}

/** What importing an SVG gives: a component that draws it; where a text is wanted, its address. */
export function svgImage({ attributes, inner, url, fault }: SvgFile) {
  const image = memo((props: SVGProps<SVGSVGElement>) => {
    if (fault) throw new Error(fault)
    return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: { __html: inner } })
  })
  return Object.assign(image, { toString: () => url, toJSON: () => url })
}
