import { createReporter, describeError } from 'inkstone/report'
import { migrate } from './migrate'

const USAGE = 'usage: inkstone-docusaurus migrate <folder of a Docusaurus checkout>'

export async function main({ argv }: { argv: string[] }): Promise<number> {
  const [command, folder] = argv
  const reporter = createReporter(process.stdout)
  if (command !== 'migrate') {
    reporter.info(USAGE)
    return command === undefined || command === '--help' ? 0 : 2
  }
  try {
    await migrate(folder, reporter)
    return 0
  } catch (error) {
    process.stderr.write(`${describeError(error, process.cwd())}\n`)
    return 1
  }
}
