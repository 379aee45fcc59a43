// Runs a command with another Node.js version: npm run with-node -- 24 npm test
import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { installNode } from './install-node.mjs'

const [major, command, ...args] = process.argv.slice(2)
if (!/^\d+$/.test(major ?? '') || !command) {
  console.error('usage: npm run with-node -- <major version> <command> [arguments]')
  process.exit(2)
}
const env = { ...process.env, PATH: `${installNode(major)}${delimiter}${process.env.PATH}` }
const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
process.exitCode = status ?? 1
