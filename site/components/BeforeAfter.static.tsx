import ThemedImage from '@theme/ThemedImage'
import pictures from '../data/generated/pictures.json'
import { Figure } from './figures/parts'
import './BeforeAfter.css'

interface BeforeAfterProps {
  /** Name of the picture in proofs/pictures/list.ts. */
  picture: keyof typeof pictures
  /** What the pictures show before and after the page's remedy, for all readers: it stands below them. */
  before: string
  after: string
  caption: string
}

/** Pictures of a page before and after a remedy; `npm run pictures` renders them. */
export default function BeforeAfter({ picture, before, after, caption }: BeforeAfterProps) {
  const { width, height } = pictures[picture]
  const shot = (state: 'before' | 'after', title: string, text: string) => {
    const source = (mode: string) => `/img/pictures/${picture}-${state}-${mode}.webp`
    const sources = { light: source('light'), dark: source('dark') }
    return (
      <div className={`shot shot-${state}`}>
        <ThemedImage {...{ sources, width, height }} alt="" loading="lazy" decoding="async" />
        <p>
          <strong>{title}</strong>
          {text}
        </p>
      </div>
    )
  }
  return (
    <Figure caption={caption}>
      <div className="shots">
        {shot('before', '改之前', before)}
        {shot('after', '改之后', after)}
      </div>
    </Figure>
  )
}
