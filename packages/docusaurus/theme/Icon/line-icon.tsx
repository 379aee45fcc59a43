import type { ComponentProps } from 'react'

/** Creates an icon under Docusaurus' name; it inherits colour and size from the text around it. */
export function lineIcon(shape: string) {
  return function LineIcon(props: ComponentProps<'svg'>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        aria-hidden="true"
        {...props}
      >
        <path d={shape} />
      </svg>
    )
  }
}
