import type { ComponentProps } from 'react'
import { useSite } from '../../client'
import { resolveHref } from '../layout/site-link'

/** One image per colour mode; the stylesheet shows the right one, without script. */
export default function ThemedImage({
  sources,
  alt = '',
  className = '',
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & { sources: { light: string; dark: string } }) {
  const { baseUrl } = useSite()
  const src = (path: string) => (path.startsWith(baseUrl) ? path : resolveHref(baseUrl, path))
  return (
    <>
      <img {...rest} alt={alt} src={src(sources.light)} className={`${className} only-light`.trim()} />
      <img {...rest} alt={alt} src={src(sources.dark)} className={`${className} only-dark`.trim()} />
    </>
  )
}
