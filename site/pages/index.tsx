import Link from '@theme/Link'
import type { ComponentType } from 'react'
import { Apps } from '../components/landing/Apps.static'
import { Benefits } from '../components/landing/Benefits.static'
import { Compare, ComparedTemplate } from '../components/landing/Compare.static'
import { Frameworks } from '../components/landing/Frameworks.static'
import { Hero } from '../components/landing/Hero.static'
import { Proof } from '../components/landing/Proof.static'
import { Targets } from '../components/landing/Targets.static'
import { recommendation } from '../data/recipes'

export const title = 'weapp-tailwindcss'
export const description =
  '把 Tailwind CSS 带进小程序：写原子类，构建时自动转成小程序支持的 WXML 与 WXSS，支持 uni-app、Taro、Mpx、Rax、weapp-vite 与原生小程序。'

interface HomeProps {
  components: { Playground: ComponentType<{ example: string; wide: boolean }> }
}

/** The landing page: purpose, benefits, a playground, and links to the right page. */
export default function Home({ components: { Playground } }: HomeProps) {
  return (
    <div className="home">
      <Hero />
      <Targets />
      <Proof />

      <section className="home-section" aria-labelledby="benefits">
        <div className="home-head">
          <h2 id="benefits">写法照旧，小程序也认</h2>
        </div>
        <Benefits />
      </section>

      <section className="home-section home-band home-split" aria-labelledby="compare">
        <div className="home-head">
          <h2 id="compare">同一段模板，差一个插件</h2>
          <p className="phrases">
            小程序的 class 只接受字母、数字、- 和
            _，其余字符变成空格，一个类名就断成几截。换成安全的名字，样式才对得上。
          </p>
          <ComparedTemplate />
        </div>
        <Compare />
      </section>

      <section className="home-section" aria-labelledby="try">
        <div className="home-head">
          <h2 id="try">改一个类名，看看手机</h2>
          <p className="phrases">
            写一段模板，马上看到它的
            WXML、WXSS，和在手机上的样子。转义和样式转换用的是插件自己的代码，在你的浏览器里跑。
          </p>
        </div>
        <Playground example="card" wide />
      </section>

      <section className="home-section home-band" aria-labelledby="recipes">
        <div className="home-head">
          <h2 id="recipes">你的项目用哪一种</h2>
          <p className="phrases">{recommendation}</p>
        </div>
        <Frameworks />
      </section>

      <section className="home-section home-split" aria-labelledby="apps">
        <div className="home-head">
          <h2 id="apps">这些小程序在用</h2>
          <p>由各自的开发者登记。</p>
        </div>
        <Apps />
      </section>

      <section className="home-close" aria-labelledby="start">
        <h2 id="start">从你的框架开始</h2>
        <p className="phrases">选框架和构建工具，得到一页能照着做完的教程。</p>
        <p className="hero-actions">
          <Link className="button-primary" href="/docs/intro">
            开始使用
          </Link>
          <Link className="button-outline" href="/docs/community/templates">
            项目模板
          </Link>
        </p>
      </section>
    </div>
  )
}
