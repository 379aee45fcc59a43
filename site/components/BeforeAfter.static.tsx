import ThemedImage from '@theme/ThemedImage'
import pictures from '../data/generated/pictures.json'
import { Box, Figure } from './figures/parts'

interface BeforeAfterProps {
  /** Name of the picture in proofs/pictures/list.ts. */
  picture: keyof typeof pictures
  /** What is seen before the page's remedy, and after it. */
  before: string
  after: string
  caption: string
}

/** A page photographed before and after a remedy; `npm run pictures` builds and photographs it. */
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
