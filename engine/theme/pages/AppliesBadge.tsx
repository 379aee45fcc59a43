import type { Applies } from '../../model'
import { pageText } from '../text'

/** Says which versions a page is true for: "适用于 weapp-tailwindcss 4.2.x，Tailwind CSS 3、4". */
export function AppliesBadge({ applies, product }: { applies: Applies; product: string }) {
  const parts = [
    applies.plugin && `${product} ${applies.plugin}`,
    applies.tailwind?.length && `Tailwind CSS ${applies.tailwind.join('、')}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p className="applies">
      <span className="applies-label">{pageText.appliesTo}</span>
      {parts.map(part => (
        <span key={part} className="applies-version">
          {part}
        </span>
      ))}
    </p>
  )
}
