import type { LoadedStyle } from '../model'
import { isWeappPlugin } from '../read/plugins'
import { joinPath } from '../script/paths'
import { codeAt } from '../script/syntax'
import type { Context, Difference } from './difference'

/** Judges whether the loaded stylesheet, the one in `cssEntries` and the provided one are the same. */
export function judgeLoads(loads: LoadedStyle[], context: Context): Difference[] {
  const { expectation, reading, project, recipe } = context
  const { setup } = reading
  const wanted = recipe.loads.state === 'read' ? recipe.loads.value[0] : undefined
  const style = project.roles.style?.path ?? expectation.files.style!
  const entries = entriesOf(context)
  const { load } = expectation.files
  const base = { role: load ? ('load' as const) : ('style' as const), edit: wanted && codeAt(wanted.at) }
  const isLoaded = loads.some(({ path }) => path === style)
  const isUnsure = setup.loads.state === 'read' && setup.loads.doubts.length > 0
  if (loads.length === 0)
    return isUnsure
      ? []
      : [
          {
            ...base,
            effect: 'breaks',
            cause: 'loads',
            what: '没有加载样式入口',
            why: `${load ? project.roles.load?.path : expectation.files.style} 不加载它，写好的样式不会进产物。`,
          },
        ]
  const differences: Difference[] = []
  const [entry] = entries ?? []
  if (entry !== undefined && !loads.some(({ path }) => path === entry)) {
    differences.push({
      ...base,
      effect: 'breaks',
      cause: 'entry',
      at: loads[0]!.at,
      what: `加载的是 ${loads[0]!.path}，cssEntries 指的是 ${entry}`,
      why: '两处要是同一个文件。指向别的文件不会报错，脚本里的类名大多不转义。',
    })
  } else if (!isLoaded) {
    const isRenamed = entry !== undefined && !project.paths
    const isGone = project.paths !== undefined && !loads.some(({ path }) => project.paths!.includes(path))
    differences.push({
      ...base,
      edit: isRenamed ? undefined : base.edit,
      effect: isRenamed ? 'none' : isGone ? 'breaks' : 'unknown',
      cause: 'entry',
      at: loads[0]!.at,
      what: `加载的是 ${loads[0]!.path}，教程里是 ${style}`,
      why: isRenamed
        ? '名字可以不同，cssEntries 指的也是它。'
        : isGone
          ? '项目里没有这个文件。'
          : '文件名可以不同，但要就是引入 Tailwind CSS 的那个。',
    })
  }
  if (!load && isLoaded)
    differences.push({
      ...base,
      effect: 'none',
      cause: 'entry',
      what: `Tailwind CSS 写在 ${style} 里`,
      why: `${loads[0]!.at.path} 引入了它。`,
    })
  const others = loads.filter(({ path }) => path !== style && path !== entry)
  if (others.length > 0 && (isLoaded || entry !== undefined))
    differences.push({
      ...base,
      edit: undefined,
      effect: 'none',
      cause: 'loads-more',
      at: others[0]!.at,
      what: `还加载了 ${others.map(({ path }) => path).join('、')}`,
      why: '和样式入口一起输出。',
    })
  return differences
}

/** Returns the files in `cssEntries`; undefined if it is missing or unknown. */
function entriesOf({ reading: { setup } }: Context): string[] | undefined {
  const plugin = setup.plugins.state === 'read' ? setup.plugins.value.find(isWeappPlugin) : undefined
  const options = plugin?.options
  const value = options?.kind === 'object' ? options.entries.get('cssEntries') : undefined
  if (value?.kind !== 'list' || value.isOpen) return undefined
  const paths = value.items.map(item =>
    item.kind === 'path'
      ? item.path
      : item.kind === 'literal' && /^[\w.]/.test(String(item.value))
        ? joinPath('', String(item.value))
        : undefined,
  )
  return paths.includes(undefined) ? undefined : (paths as string[])
}
