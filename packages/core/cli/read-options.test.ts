import { describe, expect, it } from 'vitest'
import { readOptions } from './read-options'

describe('options', () => {
  it('come with defaults, the port from the environment as well', () => {
    expect(readOptions(['build'], {})).toMatchObject({
      command: 'build',
      open: false,
    })
    expect(readOptions(['preview'], { PORT: '8080' }).port).toBe(8080)
    expect(readOptions(['preview', '--port', '0'], { PORT: '8080' }).port).toBe(0)
  })

  it.each([
    [['dev', '--prot', '3'], 'Unknown option --prot', '--port'],
    [['dev', '--zzz'], 'Unknown option --zzz', 'inkstone help'],
    [['dev', '-q'], 'Unknown option -q', 'inkstone help'],
    [['dev', '--site'], '--site', 'inkstone help'],
    [['dev', '--port', '70000'], "'70000' is not a port", '65535'],
    [['build', 'docs'], "Unknown argument 'docs'", 'follows --site'],
  ])('%j is one sentence with a remedy', (argv, what, remedy) => {
    expect(() => readOptions(argv, {})).toThrow(what)
    expect(() => readOptions(argv, {})).toThrow(remedy)
  })
})
