import { drawPost } from './figures/post-art'

/** Fallback colours, because feeds show posts without the site's styles. */
const colors = {
  line: 'var(--color-text-soft, #59636e)',
  accent: 'var(--color-accent, #067d40)',
  ground: 'var(--color-border, #d1d9e0)',
}

/** The drawing above a post, in the page's colours; purely decorative. */
export default function PostArt({ post }: { post: string }) {
  const drawing = drawPost(post, colors)
  if (!drawing)
    throw new Error(`there is no drawing for the post "${post}" in components/figures/post-art.ts`)
  return (
    <svg
      className="post-art"
      viewBox="0 0 720 160"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
