import ThemedImage from '@theme/ThemedImage'
import pictures from '../data/generated/pictures.json'
import { Box, Figure } from './figures/parts'

interface BeforeAfterProps {
  /** Name of the picture in proofs/pictures/list.ts. */
  picture: keyof typeof pictures
  /** What the pictures show before and after the page's remedy. */
  before: string
  after: string
  caption: string
}

/** Pictures of a page before and after a remedy; `npm run pictures` renders them. */
export default function BeforeAfter({ picture, before, after, caption }: BeforeAfterProps) {
  const { width, height } = pictures[picture]
  const image = (state: 'before' | 'after', alt: string) => {
    const source = (mode: string) => `/img/pictures/${picture}-${state}-${mode}.webp`
    const sources = { light: source('light'), dark: source('dark') }
    return <ThemedImage {...{ sources, alt, width, height }} loading="lazy" decoding="async" />
  }
  return (
    <Figure caption={caption}>
      <div className="fig-cells">
        <Box title="改之前">{image('before', before)}</Box>
        <Box title="改之后" state="on">
          {image('after', after)}
        </Box>
      </div>
    </Figure>
  )
}
