import Link from '@theme/Link'
import type { ComponentType } from 'react'
import { FrameworkMark } from '../components/landing/FrameworkMark.static'
import { Motion } from '../components/landing/Motion.static'
import { defaultLine } from '../data/lines'
import { recipes, recommendation, recommendedTailwind } from '../data/recipes'
import samples from '../data/samples/outputs.json'

export const title = 'weapp-tailwindcss'
export const description =
  '把 Tailwind CSS 带进小程序：写原子类，构建时自动转成小程序认识的 WXML 与 WXSS，支持 uni-app、Taro、Mpx、Rax、weapp-vite 与原生小程序。'

const tailwind = defaultLine.tailwind[recommendedTailwind]
const tailwindPackages = `tailwindcss@${tailwind} @tailwindcss/postcss@${tailwind}`

interface HomeProps {
  components: { Playground: ComponentType<{ example: string; wide: boolean }> }
}

const QUESTIONS = [
  { question: '照着配了，没有样式', answer: '按顺序查五处', href: '/docs/issues#checklist' },
  { question: '哪个版本配哪个 Tailwind', answer: '看版本对照表', href: '/docs/intro#versions' },
  {
    question: 'text-[32rpx] 变成了颜色',
    answer: '写成 length: 的形式',
    href: '/docs/issues/rpx-ambiguities',
  },
  { question: 'rem 和 px 怎么换成 rpx', answer: '一个选项', href: '/docs/quick-start/rem2rpx' },
  { question: '自定义组件里类名不起作用', answer: '样式隔离', href: '/docs/issues/externalClasses' },
  { question: '独立分包怎么用', answer: '各有一份样式', href: '/docs/quick-start/independent-pkg' },
]

const FILES = [
  { file: '.wxml', text: '模板里的 class 逐个转义；数据绑定里的字符串，只改写真正生成过样式的那些。' },
  { file: '.wxss', text: '选择器与模板一一对应；通配选择器、:root 和新的颜色写法换成小程序支持的形式。' },
  { file: '.js', text: '只动字符串字面量里确实存在的类名，其余代码原样保留。' },
]

/** The landing page: what it does, to try at once, and which page is yours. */
export default function Home({ components: { Playground } }: HomeProps) {
  return (
    <div className="home">
      <section className="home-hero">
        <div className="home-lead">
          <h1>
            <span className="home-weapp">weapp</span>-tailwindcss
          </h1>
          <p className="home-tagline">
            用 <span>Tailwind CSS</span> <span>写小程序</span>
          </p>
          <p className="home-text">
            小程序的类名里不能有方括号、斜杠和冒号。这个构建插件把模板、样式、脚本里的类名一起换成安全的名字，你照常写
            Tailwind。
          </p>
          <p className="home-actions">
            <Link className="button-primary" href="/docs/intro">
              开始使用
            </Link>
            <Link className="button-quiet" href="/docs/issues#checklist">
              样式没生效？
            </Link>
          </p>
          <figure className="code-block home-install" data-lang="bash">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block scrolls, and keyboards must reach it */}
            <pre tabIndex={0}>
              <code>
                <span className="line">
                  {`npm i -D weapp-tailwindcss@${defaultLine.plugin} ${tailwindPackages}`}
                </span>
              </code>
            </pre>
          </figure>
        </div>
        <Motion />
      </section>

      <section className="home-section" aria-labelledby="try">
        <div className="home-head">
          <h2 id="try">改一个类名，看看手机</h2>
          <p>
            写一段模板，旁边就是构建产物，和它在手机上的样子。转换用的是插件自己的代码，在你的浏览器里跑。
          </p>
        </div>
        <Playground example="card" wide />
      </section>

      <section className="home-section" aria-labelledby="recipes">
        <div className="home-head">
          <h2 id="recipes">你的项目用哪一种</h2>
          <p>{recommendation}</p>
        </div>
        <ul className="home-recipes">
          {frameworks().map(({ framework, entries }) => (
            <li key={framework}>
              <FrameworkMark name={framework} />
              <h3>{framework}</h3>
              <ul>
                {entries.map(({ tool, tailwind, path }) => (
                  <li key={tool + tailwind}>
                    <Link href={path}>
                      {tool} <span>Tailwind {tailwind}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-section home-split" aria-labelledby="questions">
        <div>
          <h2 id="questions">先问的几件事</h2>
          <p className="home-text">问得最多的是第一件：照着页面配完，屏幕上什么也没变。</p>
        </div>
        <ul className="home-questions">
          {QUESTIONS.map(({ question, answer, href }) => (
            <li key={href}>
              <Link href={href}>
                <span>{question}</span>
                <span>{answer}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-section home-split" aria-labelledby="proof">
        <div>
          <h2 id="proof">这里的输出都是算出来的</h2>
          <p className="home-text">
            本站 {Object.keys(samples).length} 段转换结果没有一段是手写的：由发布到 npm
            的插件算出，测试里再算一遍，对不上就发布不了。
          </p>
          <p>
            <Link className="button-quiet" href="/docs/principle">
              工作原理
            </Link>
          </p>
        </div>
        <dl className="home-files">
          {FILES.map(({ file, text }) => (
            <div key={file}>
              <dt>
                <code>{file}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function frameworks() {
  const names = [...new Set(recipes.map(({ framework }) => framework))]
  return names.map(framework => ({
    framework,
    entries: recipes.filter(recipe => recipe.framework === framework),
  }))
}
