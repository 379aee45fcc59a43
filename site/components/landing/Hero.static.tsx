import Link from '@theme/Link'
import { Fragment } from 'react'
import { heroTemplate } from '../../data/landing-inputs'
import { defaultLine } from '../../data/lines'
import { recommendedTailwind } from '../../data/recipes'
import { codeHtml } from '../code/code-html'
import { resultOf } from './landing-results'
import { StillPhone } from './StillPhone.static'
import './hero.css'

const tailwind = defaultLine.tailwind[recommendedTailwind]
const install = [
  'npm i -D -E',
  `weapp-tailwindcss@${defaultLine.plugin}`,
  `tailwindcss@${tailwind}`,
  `@tailwindcss/postcss@${tailwind}`,
]

/** Name, benefit, two links, and a template next to the phone that shows it. */
export function Hero() {
  return (
    <section className="hero">
      <div className="hero-lead">
        <h1>
          用 <span>Tailwind CSS</span> <span>写小程序</span>
        </h1>
        <p className="home-text phrases">
          <strong>weapp-tailwindcss</strong>{' '}
          在构建时把模板、样式、脚本里的类名一起换成小程序接受的名字。你照常写{' '}
          <span>
            <code>p-[32rpx]</code>、<code>dark:bg-black/50</code>。
          </span>
        </p>
        <p className="hero-actions">
          <Link className="button-primary" href="/docs/intro">
            开始使用
          </Link>
          <Link className="button-outline" href="#try">
            在线试一试
          </Link>
        </p>
        <figure className="code-block hero-install" data-lang="bash">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block scrolls, and keyboards must reach it */}
          <pre tabIndex={0}>
            <code>
              <span className="line">
                {install.map((word, index) => (
                  <Fragment key={word}>
                    {index > 0 && ' '}
                    <span className="word">{word}</span>
                  </Fragment>
                ))}
              </span>
            </code>
          </pre>
        </figure>
      </div>
      <Scene />
    </section>
  )
}

function Scene() {
  const source = codeHtml(heroTemplate, 'wxml')
  return (
    <figure className="scene" aria-label="一段模板，和它在手机上的样子">
      <div className="scene-window">
        <p className="scene-bar" aria-hidden="true">
          pages/index/index.wxml
        </p>
        <pre>
          <code dangerouslySetInnerHTML={{ __html: source }} />
        </pre>
      </div>
      <StillPhone html={resultOf(heroTemplate).still} label="手机上的样子：一张会员卡，两个格子，一个按钮" />
    </figure>
  )
}
