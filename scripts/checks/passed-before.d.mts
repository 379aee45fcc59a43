export interface Check {
  root: string
  file: string
  paths: string[]
  files?: RegExp
  command: string[]
}

export function runUnlessPassed(check: Check, run: () => boolean): 'passed' | 'failed' | 'unchanged'
