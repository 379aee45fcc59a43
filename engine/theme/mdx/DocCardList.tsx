import { createElement } from 'react'
import { PLACE } from '../../model'

/** What the category of the page holds. */
export default function DocCardList() {
  return createElement(PLACE.cards)
}
