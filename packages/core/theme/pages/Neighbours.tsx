import { type PageLink, withBase } from '../../model'
import { Breakable } from '../layout/Breakable'
import { replaceable } from '../replaceable'
import { Phrases } from './Phrases'

/** Number of letters from which a word may not fit half of a phone's width. */
const LONG = 16

interface NeighboursProps {
  baseUrl: string
  label: string
  previous?: PageLink & { label: string }
  next?: PageLink & { label: string }
}

/** Text links to the previous and next page. */
export const Neighbours = replaceable('Neighbours', ThemeNeighbours)

function ThemeNeighbours({ baseUrl, label, previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={label}>
      {previous && (
        <a className="neighbour neighbour-previous" rel="prev" href={withBase(baseUrl, previous.path)}>
          <span className="neighbour-label">{previous.label}</span>
          <span className="neighbour-title">
            <Title text={previous.title} />
          </span>
        </a>
      )}
      {next && (
        <a className="neighbour neighbour-next" rel="next" href={withBase(baseUrl, next.path)}>
          <span className="neighbour-label">{next.label}</span>
          <span className="neighbour-title">
            <Title text={next.title} />
          </span>
        </a>
      )}
    </nav>
  )
}

function Title({ text }: { text: string }) {
  return /\p{Script=Han}/u.test(text) ? <Phrases text={text} /> : <Breakable text={text} long={LONG} />
}
