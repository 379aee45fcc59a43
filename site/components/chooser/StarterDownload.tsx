import useBaseUrl from '@theme/useBaseUrl'
import { useEffect, useRef, useState } from 'react'
import { type StarterFiles, starterAddress } from '../../data/complete-starter'
import { type Project, type ProvenRecipe, variantsOf } from '../../data/recipes'

interface Props {
  recipe: ProvenRecipe
}

/** The whole project of a recipe, to download or to read, for each variant; or the reason why there is none. */
export default function StarterDownload({ recipe }: Props) {
  const starters = variantsOf(recipe).flatMap(({ project, ...rest }) =>
    project && rest.lines.length > 0 ? { ...rest, project } : [],
  )
  if (starters.length > 0) return starters.map(starter => <Download key={starter.id} starter={starter} />)
  return (
    <p className="chooser-note">{`没有可以下载的项目${recipe.reason ? `：${recipe.reason}` : '，照着上面的页面做'}。`}</p>
  )
}

function Download({ starter }: { starter: ProvenRecipe & { project: Project } }) {
  const address = useBaseUrl(starterAddress(starter))
  const [files, setFiles] = useState<StarterFiles>()
  const [failed, setFailed] = useState(false)
  const load = async (line: string, save: boolean) => {
    setFailed(false)
    try {
      const { fetchStarter, saveZip, zipStarter } = await import('./zip-starter')
      const complete = await fetchStarter(starter, line, address)
      if (save) saveZip(`${starter.id}.zip`, zipStarter(complete))
      else setFiles(complete)
    } catch {
      setFailed(true)
    }
  }
  const list = useRef<HTMLDetailsElement>(null)
  const show = () => {
    if (list.current!.open && !files) load(starter.lines[0]!, false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a list that was opened before hydration
  useEffect(show, [])
  return (
    <div className="starter">
      <p className="starter-lines">
        <span>{`下载${starter.variant ? ` ${starter.variant} ` : ''}项目`}</span>
        <span className="starter-buttons">
          {starter.lines.map(line => (
            <button
              key={line}
              type="button"
              className="starter-button"
              aria-label={`下载 ${line} 版`}
              onClick={() => load(line, true)}
            >
              {`${line} 版`}
            </button>
          ))}
        </span>
      </p>
      {failed && (
        <p className="chooser-note" role="alert">
          没有取到文件，请检查网络后再点一次。
        </p>
      )}
      <details ref={list} className="details" onToggle={show}>
        <summary>看看里面的文件</summary>
        <div className="details-body">
          {Object.entries(files ?? {}).map(([path, text]) => (
            <details key={path} className="details">
              <summary>
                <code>{path}</code>
              </summary>
              <div className="details-body">
                <pre>
                  <code>{text}</code>
                </pre>
              </div>
            </details>
          ))}
        </div>
      </details>
    </div>
  )
}
