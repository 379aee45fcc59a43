import type { Note } from './notes'
import type { Migration } from './to-site-config'

/** Writes site.config.ts as an author would, with comments for everything it lacks. */
export function printConfig({ config, plugins, notes }: Migration): string {
  const comment = ({ what, fate, instead }: Note) => {
    const text = instead ? `${what} → ${instead}` : what
    return `// ${fate === 'replaced' ? 'Replaced' : 'Not carried over'}: ${text.replace(/\s*\n\s*/g, ' ')}\n`
  }
  const comments = (at: string, indent: string) =>
    notes.filter(note => note.at === at).map(note => indent + comment(note))
  const fields = Object.entries(config).map(
    ([name, value]) => `${comments(name, '  ').join('')}  ${key(name)}: ${print(value, '  ')},\n`,
  )
  const placed = new Set(Object.keys(config))
  const rest = notes.filter(({ at }) => !placed.has(at)).map(comment)
  return [
    "import { defineConfig } from 'inkstone/config'\n",
    ...Object.keys(plugins).map(name => `import { ${name} } from 'inkstone-${name}'\n`),
    '\n',
    ...rest,
    ...(rest.length ? ['\n'] : []),
    'export default defineConfig({\n',
    `  plugins: [${Object.entries(plugins).map(printCall).join(', ')}],\n`,
    ...fields,
    '})\n',
  ].join('')
}

function print(value: unknown, indent: string): string {
  const deeper = `${indent}  `
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return `[\n${value.map(item => `${deeper}${print(item, deeper)},\n`).join('')}${indent}]`
  }
  if (value && typeof value === 'object') {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    if (fields.length === 0) return '{}'
    const lines = fields.map(([name, field]) => `${deeper}${key(name)}: ${print(field, deeper)},\n`)
    return `{\n${lines.join('')}${indent}}`
  }
  return String(value)
}

function printCall([name, options]: [string, unknown]): string {
  return `${name}(${options ? print(options, '  ') : ''})`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
