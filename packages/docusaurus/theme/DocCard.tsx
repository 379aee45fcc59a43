import { type Card, Cards } from '@theme/DocCardList'

/** One page to choose: a list of one. */
export default function DocCard({ item }: { item: Card }) {
  return <Cards items={[item]} />
}
