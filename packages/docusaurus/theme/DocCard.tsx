import { type Card, Cards } from '@theme/DocCardList'

export default function DocCard({ item }: { item: Card }) {
  return <Cards items={[item]} />
}
