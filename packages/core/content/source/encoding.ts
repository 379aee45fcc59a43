import { isUtf8 } from 'node:buffer'
import type { Problem } from '../../report'

/** Warns about a file that is not UTF-8: it is decoded as UTF-8 anyway and shows wrong characters. */
export function encodingProblems(bytes: Buffer, file: string): Problem[] {
  const warn = (what: string, remedy: string, line?: number): Problem[] => [
    { what, where: { file, line }, remedy, severity: 'warning' },
  ]
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff')
    return warn('The file is UTF-16, and is read as UTF-8', 'Save it as UTF-8')
  const nul = bytes.indexOf(0)
  if (nul >= 0)
    return warn('The file holds a NUL character', 'Remove it: a text file has none', lineAt(bytes, nul))
  if (isUtf8(bytes)) return []
  const text = bytes.toString('utf8')
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length
  return warn('The file is not valid UTF-8', 'Save it as UTF-8', line)
}

function lineAt(bytes: Buffer, offset: number): number {
  return bytes.subarray(0, offset).toString('latin1').split('\n').length
}
