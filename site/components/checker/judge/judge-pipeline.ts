import type { Task } from '../model'
import { codeAt } from '../script/syntax'
import type { Context, Difference } from './difference'

const kinds = [
  { transform: 'transformWxss', ending: 'wxss', steps: ['postcss', 'transformWxss', 'dest'] },
  { transform: 'transformJs', ending: 'js', steps: ['transformJs', 'dest'] },
  { transform: 'transformWxml', ending: 'wxml', steps: ['transformWxml', 'dest'] },
]

/** Judges whether each of the three kinds of files passes through its function, styles first. */
export function judgePipeline(tasks: Task[], { expectation, reading, recipe }: Context): Difference[] {
  if (expectation.host !== 'gulp' && expectation.host !== 'node') return []
  const differences: Difference[] = []
  const own = recipe.pipeline.state === 'read' ? recipe.pipeline.value : []
  const isUnsure = reading.setup.pipeline.state === 'read' && reading.setup.pipeline.doubts.length > 0
  const add = (
    effect: Difference['effect'],
    cause: string,
    what: string,
    why: string,
    task?: Task,
    edit?: string,
  ) => differences.push({ effect, role: 'register', cause, what, why, at: task?.at, edit })
  const positions: number[] = []
  for (const { transform, ending, steps } of kinds) {
    const index = tasks.findIndex(task => task.steps.includes(transform))
    const task = tasks[index]
    const wanted = own.find(other => other.steps.includes(transform))
    const edit = wanted?.at && codeAt(wanted.at)
    if (!task) {
      if (!isUnsure && reading.unbound.length === 0)
        add(
          'breaks',
          `pipeline:${transform}`,
          `没有用到 ${transform}`,
          '对应的那一类文件没有经过处理，三类文件的类名就对不上。',
          undefined,
          edit,
        )
      continue
    }
    positions.push(index)
    if (task.steps.join() !== steps.join()) {
      const isKnown = !task.steps.includes('?')
      const what = isKnown
        ? `${transform} 那一步的顺序是 ${task.steps.join(' → ')}`
        : `${transform} 那一步里有读不懂的`
      add(
        isKnown ? 'breaks' : 'unknown',
        `pipeline:${transform}`,
        what,
        `教程里是 ${steps.join(' → ')}：先由 Tailwind CSS 生成样式，再改名，最后写出。`,
        task,
        edit,
      )
    } else if (expectation.host === 'gulp' && task.sources.join() !== wanted?.sources.join()) {
      const isWrong = !task.sources.some(source => source.includes(ending))
      add(
        isWrong ? 'breaks' : 'unknown',
        `sources:${transform}`,
        `${transform} 处理的是 ${task.sources.join('、')}`,
        `教程里是 ${wanted?.sources.join('、')}。`,
        task,
        edit,
      )
    }
  }
  const isOrdered = positions.every((position, index) => index === 0 || position >= positions[index - 1]!)
  if (!isOrdered || tasks.some(({ steps }) => steps[0] === 'parallel'))
    add(
      'unknown',
      'pipeline-order',
      '三类文件的顺序和教程不同',
      '样式要先处理，插件才知道有哪些类名。4.12 和 Tailwind CSS 3 一起时反过来也可以，别的没有验证过。',
      tasks[0],
    )
  const isSame =
    tasks.map(task => `${task.sources} ${task.steps}`).join('\n') ===
    own.map(task => `${task.sources} ${task.steps}`).join('\n')
  if (!isSame && differences.length === 0)
    add('unknown', 'pipeline', '构建步骤和教程不同', '多出来的步骤做什么，没有验证过。', tasks[0])
  return differences
}
