import { Fragment, type ReactNode } from 'react'
import { readTokens } from './read-tokens'

interface Props {
  text: string
  language: 'wxml' | 'css'
  /** Draws the text of a piece; as it is unless given. */
  draw?(text: string): ReactNode
}

/** The lines of a code block, coloured: for code that no fence of a page holds. */
export function CodeLines({ text, language, draw = text => text }: Props) {
  return readTokens(text, language).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={index}>
      <span className="line">
        {line.map(({ text, kind }, at) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={at} className={`t-${kind}`}>
              {draw(text)}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {'\n'}
    </Fragment>
  ))
}
