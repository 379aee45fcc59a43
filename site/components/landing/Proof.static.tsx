import { proof } from '../../data/proof'

const { builds, failed, samples, projects, plugins } = proof

/** What the site's data proves, in a line. */
export function Proof() {
  return (
    <ul className="proof" aria-label="验证过的事">
      <li>
        <strong>
          {builds} 次真实构建{failed === 0 ? '全部通过' : `通过，${failed} 次没有通过`}
        </strong>{' '}
        <span>用插件 {plugins.join(' 和 ')} 构建教程里的项目</span>
      </li>
      <li>
        <strong>{samples} 段示例的输出</strong> <span>都由插件算出，每次测试都核对</span>
      </li>
      <li>
        <strong>{projects} 个起步项目</strong> <span>选好框架就能下载</span>
      </li>
    </ul>
  )
}
