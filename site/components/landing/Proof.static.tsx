import { proof } from '../../data/proof'

const { builds, failed, samples, projects, plugins } = proof

/** What the site's data proves, in a line. */
export function Proof() {
  return (
    <ul className="proof" aria-label="验证过的事">
      <li>
        <strong>{builds} 次真实构建</strong>{' '}
        <span>
          插件 {plugins.join('、')}，{failed === 0 ? '全部通过' : `另有 ${failed} 次没有通过`}
        </span>
      </li>
      <li>
        <strong>{samples} 段转换结果</strong> <span>由插件算出，测试时重算核对</span>
      </li>
      <li>
        <strong>{projects} 个起步项目</strong> <span>选好框架就能下载</span>
      </li>
    </ul>
  )
}
