import { createElement, type ReactNode } from 'react'
import { firstLine, firstResults } from '../playground/first-results'
import { type EscapedCharacter, matchCharacters } from './match-characters'
import { motionClasses } from './motion-classes'

const { wxml, wxss } = firstResults[motionClasses]!

/** The way of three classes, each from what is written to a safe name to the phone: once in motion, then still. */
export function Motion() {
  return (
    <figure className="motion" aria-label="三个类名怎样变成手机上的样子">
      {/* Holding it down takes the motion away, letting go starts it: no script. */}
      <button type="button" className="motion-again">
        再看一遍
      </button>
      <div className="motion-steps">
        <p className="motion-heads" aria-hidden="true">
          <span>你写的类名</span>
          <span>安全的名字（{firstLine}）</span>
          <span>生成的样式</span>
        </p>
        <ol>
          {readSteps().map(({ written, safe, characters, style }, index) => (
            <li key={written} className={`motion-step motion-step-${index + 1}`}>
              {createElement('code', { className: 'motion-written' }, ...markUnsafe(characters))}
              {createElement(
                'code',
                { className: 'motion-safe', 'aria-hidden': true },
                ...flipUnsafe(characters),
              )}
              <code className="sr-only">{safe}</code>
              <code className="motion-style">{style}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="motion-phone" aria-hidden="true">
        <div className="motion-box">小程序</div>
      </div>
    </figure>
  )
}

function markUnsafe(characters: EscapedCharacter[]): ReactNode[] {
  return characters.map(({ from, to }) => (from === to ? from : createElement('mark', null, from)))
}

function flipUnsafe(characters: EscapedCharacter[]): ReactNode[] {
  return characters.map(({ from, to }) =>
    from === to
      ? from
      : createElement(
          'span',
          { className: 'motion-flip' },
          createElement('i', null, from),
          createElement('b', null, to),
        ),
  )
}

/** All of it from the computed sample: the names from its WXML, the styles from its WXSS. */
function readSteps() {
  const safeNames = wxml.match(/class="([^"]*)"/)![1]!.split(' ')
  return motionClasses.split(' ').map((written, index) => {
    const safe = safeNames[index]!
    const style = wxss.split(`.${safe} {`)[1]!.split('}')[0]!.trim().replace(/;$/, '')
    return { written, safe, characters: matchCharacters(written, safe), style }
  })
}
