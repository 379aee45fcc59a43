import Link from '@theme/Link'
import type { ComponentType } from 'react'
import { recipes } from '../data/recipes'
import samples from '../data/samples/outputs.json'

export const title = 'weapp-tailwindcss'
export const description =
  '把 Tailwind CSS 带进小程序：写原子类，构建时自动转成小程序认识的 WXML 与 WXSS，支持 uni-app、Taro、Mpx、Rax、weapp-vite 与原生小程序。'

interface HomeProps {
  components: { Playground: ComponentType<{ classes: string; compact?: boolean }> }
}

const FIGURES = [
  {
    value: String(Object.keys(samples).length),
    label: '段示例输出，由发布到 npm 的 4.2.8 算出，测试里逐条重算',
  },
  { value: '9', label: '种小程序模板后缀，从 .wxml 到 .swan，开箱即用' },
  { value: '4', label: '种接入方式：Vite、webpack、gulp、Node.js API' },
  { value: '3', label: '代 Tailwind CSS：4、3，以及存档的 2' },
]

const STEPS = [
  { file: '.wxml', text: '模板里的 class 逐个转义，数据绑定里的字符串只改写真正生成过样式的那些。' },
  { file: '.wxss', text: '选择器与模板一一对应，通配选择器、:root、现代颜色写法换成小程序支持的形式。' },
  { file: '.js', text: '只动字符串字面量里确实存在的类名，其余代码原样保留，源码映射不受影响。' },
]

/** The landing page: what it is, what it does, which page is yours. */
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
            方括号、斜杠、冒号，小程序的类名都不认识。这个构建插件在产物写出之前，把模板、样式和脚本里的原子类一起换成安全的名字。你照常写，它负责对得上。
          </p>
          <p className="home-actions">
            <Link className="button-primary" href="/docs/intro">
              选一份教程，开始
            </Link>
            <Link className="button-quiet" href="/docs/issues#checklist">
              样式没生效？
            </Link>
          </p>
          <figure className="code-block home-install" data-lang="bash">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block scrolls, and keyboards must reach it */}
            <pre tabIndex={0}>
              <code>
                <span className="line">npm i -D weapp-tailwindcss@4.2.8 tailwindcss@3</span>
                {'\n'}
                <span className="line">npx weapp-tw patch</span>
              </code>
            </pre>
          </figure>
        </div>
        <div className="home-live">
          <Playground classes="w-[13px] bg-[#07c160] text-[length:32rpx] p-4 rounded-lg hover:opacity-50" />
        </div>
      </section>

      <section className="home-section" aria-labelledby="recipes">
        <h2 id="recipes">你的项目用哪一种</h2>
        <ul className="home-recipes">
          {frameworks().map(({ framework, entries }) => (
            <li key={framework}>
              <span>{framework}</span>
              <span>
                {entries.map(({ tool, tailwind, path }) => (
                  <Link key={tool + tailwind} href={path}>
                    {`${tool} · v${tailwind}`}
                  </Link>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>

      <section className="home-section" aria-labelledby="how">
        <h2 id="how">它在产物里做什么</h2>
        <dl className="home-steps">
          {STEPS.map(({ file, text }) => (
            <div key={file}>
              <dt>
                <code>{file}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/docs/principle">工作原理</Link>
        </p>
      </section>

      <section className="home-section" aria-labelledby="figures">
        <h2 id="figures">可以核对的数字</h2>
        <dl className="home-figures">
          {FIGURES.map(({ value, label }) => (
            <div key={label}>
              <dt>{value}</dt>
              <dd>{label}</dd>
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
