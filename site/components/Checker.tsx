import Link from '@theme/Link'
import { useId, useState } from 'react'
import { type Role, readRecipeFiles } from './checker/expected/recipe'
import { Findings } from './checker/Findings'
import { FolderField } from './checker/FolderField'
import { Summary } from './checker/Summary'
import { useChecker } from './checker/use-checker'

const { recipes } = readRecipeFiles()
const frameworks = [...new Set(recipes.map(({ framework }) => framework))]

const purposes: Record<Role, string> = {
  register: '注册插件的配置',
  postcss: 'PostCSS 配置',
  tailwind: 'Tailwind CSS 配置',
  style: '样式入口',
  load: '加载样式入口的文件',
  package: '依赖和脚本',
}

/** Compares a reader's project with a recipe and lists every difference. No data leaves the browser. */
export default function Checker() {
  const { form, index, project, state, chooseRecipe, onInput, onFolder, leaveFolder } = useChecker()
  const [isPasting, setPasting] = useState(false)
  const id = useId()
  const recipe = recipes[index] ?? recipes[0]!
  const report = state.kind === 'report' ? state.report : undefined
  const findingsOf = (path: string, role: Role) =>
    report?.findings.filter(finding => (project ? finding.file === path : finding.role === role)) ?? []
  const shown = project
    ? [
        ...new Set([
          ...(report?.findings.map(({ file }) => file) ?? []),
          ...Object.values(project.roles).map(({ path }) => path),
        ]),
      ]
    : []
  function paste() {
    leaveFolder()
    setPasting(true)
  }
  return (
    <form
      ref={form}
      className="checker"
      translate="no"
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
      onInput={onInput}
    >
      <div className="checker-recipe">
        <label htmlFor={`${id}recipe`}>① 照着哪一页做的</label>
        <div className="checker-select caret">
          <select
            id={`${id}recipe`}
            name="recipe"
            defaultValue={0}
            onChange={event => chooseRecipe(Number(event.target.value))}
          >
            {frameworks.map(framework => (
              <optgroup key={framework} label={framework}>
                {recipes.map((other, position) =>
                  other.framework === framework ? (
                    <option key={other.id} value={position}>
                      {`${framework} · ${other.tool} · Tailwind CSS ${other.tailwind}`}
                    </option>
                  ) : null,
                )}
              </optgroup>
            ))}
          </select>
        </div>
        <Link href={recipe.page}>打开这一页</Link>
      </div>
      <FolderField onFolder={onFolder} onLeave={project ? paste : undefined} />
      <details className="details">
        <summary>它读哪些文件</summary>
        <div className="details-body">
          <p>package.json、锁文件、.gitignore、配置和旁边的脚本、应用的入口和样式、两个页面。</p>
        </div>
      </details>
      {project ? null : (
        <details
          className="details"
          open={isPasting}
          onToggle={event => setPasting(event.currentTarget.open)}
        >
          <summary>不方便选文件夹，就贴上文件，贴几个查几个</summary>
          <div className="details-body checker-fields">
            {recipe.files.map(({ role, path }) => {
              const own = findingsOf(path, role)
              return (
                <div key={role} className="checker-file">
                  <label htmlFor={id + role}>
                    {purposes[role]} <code>{path}</code>
                  </label>
                  <textarea
                    id={id + role}
                    name={role}
                    rows={3}
                    spellCheck={false}
                    autoCapitalize="off"
                    placeholder="把整个文件贴在这里"
                    aria-describedby={own.length > 0 ? `${id + role}-found` : undefined}
                  />
                  <Findings id={`${id + role}-found`} findings={own} />
                </div>
              )
            })}
          </div>
        </details>
      )}
      <Summary state={state} />
      {shown.map(path => (
        <div key={path} className="checker-file">
          <code>{path}</code>
          <Findings id={`${id}${path}-found`} findings={findingsOf(path, 'register')} />
        </div>
      ))}
    </form>
  )
}

/** Most readers do not use it, so the parser is loaded with the first interaction. */
Checker.load = 'interaction'
