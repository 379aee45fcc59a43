import { basename } from '../../paths'
import type { Problem } from '../../report'
import { htmlElements } from './html-elements'

interface Input {
  file: string
  where: Problem['where']
  problems: Problem[]
  drawn: string[]
}

/** Creates callbacks that warn about components used in ways that do not work; they add to the page's problems. */
export function moduleWarnings({ file, where, problems, drawn }: Input) {
  const warn = (what: string, remedy: string) => {
    problems.push({ what, where, remedy, severity: 'warning' })
  }
  const name = basename(file)
  return {
    elements: htmlElements,
    onDraw: () => void drawn.push(file),
    onPages: ([page = '']: string[]) =>
      warn(
        `${name} shows ${basename(page)}, so it is rendered at build time only: nothing in it reacts in a browser`,
        'let the page import the Markdown, and give it to the component as a child',
      ),
    onStatic: (component: string, why: string) =>
      warn(
        `<${component}> ${why}, so it is rendered at build time only: nothing in it reacts in a browser`,
        `if that is meant, call the file ${name.replace(/(?=\.\w+$)/, '.static')}; else give it data by props`,
      ),
    onHidden: (component: string) =>
      warn(
        `<${component}> does not show its children: what stands between its tags is not on the page`,
        'if it reads them, give it data by props instead: children are finished HTML',
      ),
  }
}
