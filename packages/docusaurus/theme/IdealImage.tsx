import type { ComponentProps } from 'react'

type Source = string | { default?: string; src?: { src?: string } }

export default function IdealImage({
  img,
  alt = '',
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & { img: Source }) {
  const src = typeof img === 'string' ? img : (img.default ?? img.src?.src)
  return <img {...rest} alt={alt} src={src} loading="lazy" decoding="async" />
}
