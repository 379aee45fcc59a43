import Link from '@theme/Link'
import { useEffect, useId, useRef, useState } from 'react'
import type { Report } from './checker/check'
import { Findings } from './checker/Findings'
import type { Role } from './checker/facts'
import { recipeFiles } from './checker/recipe'
import { Summary } from './checker/Summary'

const { recipes } = recipeFiles
const frameworks = [...new Set(recipes.map(({ framework }) => framework))]
const typingPause = 250

const purposes: Record<Role, string> = {
  register: '注册插件的配置',
  postcss: 'PostCSS 配置',
  tailwind: 'Tailwind CSS 配置',
  style: '样式入口',
  load: '加载样式入口的文件',
  package: '依赖和脚本',
}

/** Compares a reader's files with a recipe and names the line that is missing or contradicts it. Nothing is sent. */
export default function Checker() {
  const [index, setIndex] = useState(0)
  const [report, setReport] = useState<Report>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const recipe = recipes[index] ?? recipes[0]!

  async function check(chosen: number) {
    const { checkProject } = await import('./checker/check')
    if (!form.current) return
    const pasted = Object.fromEntries(new FormData(form.current)) as Partial<Record<Role, string>>
    const isEmpty = recipes[chosen]!.files.every(({ role }) => !pasted[role]?.trim())
    setReport(isEmpty ? undefined : checkProject(recipes[chosen]!, pasted))
  }

  function schedule(chosen: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(check, typingPause, chosen)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen or pasted before the island was alive
  useEffect(() => {
    const chosen = Number(new FormData(form.current!).get('recipe'))
    setIndex(chosen)
    schedule(chosen)
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <form
      ref={form}
      className="checker"
      translate="no"
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
      onInput={() => schedule(index)}
    >
      <div className="checker-recipe">
        <label htmlFor={`${id}recipe`}>照着哪一页做的</label>
        <select
          id={`${id}recipe`}
          name="recipe"
          defaultValue={0}
          onChange={event => {
            const chosen = Number(event.target.value)
            setIndex(chosen)
            schedule(chosen)
          }}
        >
          {frameworks.map(framework => (
            <optgroup key={framework} label={framework}>
              {recipes.map((other, position) =>
                other.framework === framework ? (
                  <option key={other.tool + other.tailwind} value={position}>
                    {`${framework} · ${other.tool} · Tailwind CSS ${other.tailwind}`}
                  </option>
                ) : null,
              )}
            </optgroup>
          ))}
        </select>
        <Link href={recipe.path}>打开这一页</Link>
      </div>
      {recipe.files.map(({ role, path }) => {
        const own = report?.findings.filter(finding => finding.role === role) ?? []
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
      <Summary report={report} recipe={recipe} />
    </form>
  )
}

/** Most readers only look at it; the parser comes with the first paste. */
Checker.load = 'interaction'
