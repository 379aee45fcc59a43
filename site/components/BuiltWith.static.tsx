import { builtWith } from '../data/built-with'
import { buildResults, lines } from '../data/lines'
import { notBuilt } from '../data/not-built'

interface Props {
  /** Address of the recipe, as site/data/recipes.ts has it, without the slash. */
  page: string
}

/** Whether a recipe was followed to a built mini-program, with which versions; else why not. */
export default function BuiltWith({ page }: Props) {
  const built = builtWith(page, buildResults, lines)
  const missing = notBuilt.filter(entry => entry.page === page)
  const refused = buildResults.flatMap(result => (result.page === page && result.notCreated) || [])
  if (built.length + missing.length === 0)
    throw new Error(`${page} is neither in site/data/recipe-builds.json nor in site/data/not-built.ts`)
  return (
    <p className="built-with">
      {built.map(({ plugins, packages }) => (
        <span key={plugins.join()}>
          {`构建验证：weapp-tailwindcss ${plugins.join('、')}，`}
          {packages.map(({ name, version }) => `${name} ${version}`).join('、')}。
        </span>
      ))}
      {[...new Set(refused)].map(words => (
        <span key={words}>
          验证时项目取自同一份模板，因为验证环境里创建命令没能运行（<code>{words}</code>
          ）；你仍按下面的命令创建。
        </span>
      ))}
      {missing.map(({ tab, reason, tried }) => (
        <span key={tab ?? page}>
          {tab ? `${tab} 没有构建验证：` : '没有构建验证，只核对了配置和输出：'}
          {reason}
          {tried && (
            <>
              （<code>{tried.command}</code>：<code>{tried.said}</code>）
            </>
          )}
          。
        </span>
      ))}
    </p>
  )
}
