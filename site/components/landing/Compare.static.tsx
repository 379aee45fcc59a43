import { comparedTemplate } from '../../data/landing-inputs'
import { codeHtml } from '../code/code-html'
import { readTemplate } from '../playground/read-template'
import { renderStill } from '../playground/still'
import { resultOf } from './landing-results'
import { StillPhone } from './StillPhone.static'
import './compare.css'

const shown = 'rounded-[28rpx]'

/** One item of the list on the phones. */
const item = comparedTemplate
  .split('\n')
  .slice(2, 9)
  .map(line => line.slice(2))
  .join('\n')

export function ComparedTemplate() {
  return (
    <figure className="code-block compared" data-lang="wxml">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block scrolls, and keyboards must reach it */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: codeHtml(item, 'wxml') }} />
      </pre>
    </figure>
  )
}

/** The same template without and with the plugin. */
export function Compare() {
  const { still } = resultOf(comparedTemplate)
  const safe = /rounded-[^" ]*28rpx[^" ]*/.exec(still)![0]
  return (
    <div className="compare">
      <figure>
        <StillPhone html={stillWithout()} label="没有插件：文字排成几行，几乎没有样式" />
        <figcaption>
          <strong>没有插件</strong>
          <code>
            <span>{shown}</span>
            {breakNames(shown)}
          </code>
          <span>断成两截，对不上样式</span>
        </figcaption>
      </figure>
      <figure>
        <StillPhone html={still} label="有插件：卡片、色块、字号都在" />
        <figcaption>
          <strong>有插件</strong>
          <code>
            <span>{shown}</span>
            {safe}
          </code>
          <span>模板和样式是同一个名字</span>
        </figcaption>
      </figure>
    </div>
  )
}

/** Replaces characters that mini-programs do not accept in a class by spaces, as they do. */
function breakNames(classes: string): string {
  return classes.replace(/[^\w\s-]+/g, ' ').trim()
}

/** Renders the unchanged template: only rules for plain class names apply, because the others have safe names. */
function stillWithout(): string {
  const { nodes } = readTemplate(comparedTemplate)
  return renderStill(nodes).replace(
    /class="([^"]*)"/g,
    (_, classes: string) => `class="${breakNames(classes)}"`,
  )
}
