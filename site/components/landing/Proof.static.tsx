import Link from '@theme/Link'
import type { ReactNode } from 'react'
import { proof } from '../../data/proof'

const { builds, failed, samples, projects, plugins } = proof

/** Figures from the site's data about what is proven. */
export function Proof() {
  return (
    <ul className="proof" aria-label="验证过的事">
      <Fact number={builds} measure="次" unit="真实构建">
        教程和项目文件用真实的框架构建（HBuilderX 除外），
        {failed === 0 ? '全部通过' : `另有 ${failed} 次没有通过`}
      </Fact>
      <Fact number={samples} measure="段" unit="转换结果">
        由插件算出，测试时再算一遍，对不上就不通过
      </Fact>
      <Fact number={projects} measure="个" unit="起步项目">
        选好框架就能下载，{plugins.join('、')} 的搭配见<Link href="/docs/intro#versions">版本对照表</Link>
      </Fact>
    </ul>
  )
}

interface FactProps {
  number: number
  measure: string
  unit: string
  children: ReactNode
}

function Fact({ number, measure, unit, children }: FactProps) {
  return (
    <li>
      <strong>
        <span>
          {number} <small>{measure}</small>
        </span>{' '}
        {unit}
      </strong>
      <p className="phrases">{children}</p>
    </li>
  )
}
