import Link from '@theme/Link'
import type { ReactNode } from 'react'
import { escapedName } from '../../data/escaped-names'
import { shownClasses } from '../../data/landing-inputs'
import { defaultLine } from '../../data/lines'
import { Swap } from './Swap.static'
import './benefits.css'

const sharedClass = 'w-[13px]'
const screens = [320, 375, 430]

/** Three benefits for mini-program authors, each with a picture. */
export function Benefits() {
  return (
    <ul className="benefits">
      <Benefit
        title="照常写，不学新写法"
        text="任意值、透明度和多数变体都能用。小程序不接受的字符，构建时逐个换掉。"
        href="/docs/principle#why-escape"
        more="转义规则"
      >
        <div className="swap">
          {shownClasses.map(name => (
            <Swap key={name} name={name} />
          ))}
        </div>
      </Benefit>
      <Benefit
        title="三种文件，同一个名字"
        text="模板、样式、脚本一起改名。脚本里只动字符串里的类名，别的代码原样保留。"
        href="/docs/principle"
        more="工作原理"
      >
        <SameName />
      </Benefit>
      <Benefit
        title="rpx 就是长度"
        text="w-[375rpx] 在每块屏幕上都是一半。不用换算，也不用写 calc。"
        href="/docs/quick-start/rem2rpx"
        more="rem、px 换成 rpx"
      >
        <code>w-[375rpx]</code>
        <div className="screens">
          {screens.map(width => (
            <svg
              key={width}
              viewBox={`0 0 ${width} 580`}
              aria-hidden="true"
              focusable="false"
              width={width / 4}
            >
              <rect className="screen-edge" x="6" y="6" width={width - 12} height="488" rx="44" />
              <rect className="screen-half" x="10" y="110" width={(width - 20) / 2} height="160" />
              <text x="28" y="340">
                {width / 2} px
              </text>
              <text x={width / 2} y="566" textAnchor="middle">
                屏宽 {width}
              </text>
            </svg>
          ))}
        </div>
      </Benefit>
    </ul>
  )
}

interface BenefitProps {
  title: string
  text: string
  href: string
  more: string
  children: ReactNode
}

function Benefit({ title, text, href, more, children }: BenefitProps) {
  return (
    <li>
      <div className="benefit-picture">{children}</div>
      <div>
        <h3>{title}</h3>
        <p className="phrases">{text}</p>
        <Link className="onward" href={href}>
          {more}
        </Link>
      </div>
    </li>
  )
}

function SameName() {
  const name = <mark>{escapedName(defaultLine.id, sharedClass)}</mark>
  const files: [string, ReactNode][] = [
    ['.wxml', <>&lt;view class="{name}"&gt;</>],
    [
      '.wxss',
      <>
        .{name} {'{ width: 13px }'}
      </>,
    ],
    ['.js', <>wide ? '{name}' : ''</>],
  ]
  return (
    <dl className="same-name">
      {files.map(([file, code]) => (
        <div key={file}>
          <dt>{file}</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
