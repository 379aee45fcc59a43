import { createElement, memo, type SVGProps } from 'react'

export interface SvgFile {
  attributes: Record<string, string>
  inner: string
  url: string
  /** Why it cannot be rendered; its address is valid anyway. */
  fault?: string
}

/** Creates the value of an SVG import: a component that renders it, and its address as text. */
export function svgImage({ attributes, inner, url, fault }: SvgFile) {
  const image = memo((props: SVGProps<SVGSVGElement>) => {
    if (fault) throw new Error(fault)
    return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML: { __html: inner } })
  })
  return Object.assign(image, { toString: () => url, toJSON: () => url })
}
