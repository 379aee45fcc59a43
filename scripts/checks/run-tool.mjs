import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TOOLS = { tsc: 'node_modules/typescript/bin/tsc', vitest: 'node_modules/vitest/vitest.mjs' }

/** Runs a script of this project, or a tool by its name, in the root folder; returns whether it succeeded. */
export function runTool(name, ...args) {
  const command = [TOOLS[name] ?? name, ...args]
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0
}
