import { require } from './environment.mjs'
import { makeProject } from './project.mjs'

/** Runs the case "topic/name". The plugin's context is opened by those that take it, for it takes longer than most. */
export async function runCase(name, { openContext, defaults }) {
  const [topic, word] = name.split('/')
  const cases = await import(`../cases/${topic}.mjs`)
  const projects = []
  const scope = {
    require,
    defaults,
    get context() {
      return openContext()
    },
    createProject(settings) {
      const project = makeProject(settings)
      projects.push(project)
      return project
    },
  }
  try {
    return await cases[word](scope)
  } finally {
    for (const project of projects) project.remove()
  }
}
