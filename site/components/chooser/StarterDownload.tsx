import useBaseUrl from '@theme/useBaseUrl'
import { useState } from 'react'
import { notBuilt } from '../../data/not-built'
import type { Recipe } from '../../data/recipes'
import { type ProvenStarter, type StarterFiles, starterAddress, starterFor } from '../../data/starters'

interface Props {
  recipe: Recipe
}

/** The whole project of a recipe, to download or to read; where there is none, why. */
export default function StarterDownload({ recipe }: Props) {
  const starter = starterFor(recipe)
  if (starter && starter.lines.length > 0) return <Download key={starter.id} starter={starter} />
  const reason = notBuilt.find(({ page, tab }) => `/${page}` === recipe.path && !tab)?.reason
  return (
    <p className="chooser-note">
      {reason ? `没有可以下载的项目：${reason}。` : '这个组合还没有可以下载的项目，照着上面的页面做。'}
    </p>
  )
}

function Download({ starter }: { starter: ProvenStarter }) {
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
  return (
    <div className="starter">
      <p className="starter-lines">
        <span>或者下载配好的项目：</span>
        {starter.lines.map(line => (
          <button key={line} type="button" className="starter-button" onClick={() => load(line, true)}>
            {`下载（插件 ${line}）`}
          </button>
        ))}
      </p>
      {failed && (
        <p className="chooser-note" role="alert">
          没有取到文件，请检查网络后再点一次。
        </p>
      )}
      <details
        className="details"
        onToggle={event => {
          if (event.currentTarget.open && !files) load(starter.lines[0]!, false)
        }}
      >
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
