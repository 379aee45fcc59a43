/** Indents CSS by its braces, because the plugin mixes the indentation of several printers. */
export function indentCss(css: string): string {
  let depth = 0
  return css
    .split('\n')
    .map(line => {
      const text = line.trim()
      const code = text.replace(/"[^"]*"|'[^']*'|\\./g, '')
      const own = Math.max(depth - (code.startsWith('}') ? 1 : 0), 0)
      depth = Math.max(depth + code.split('{').length - code.split('}').length, 0)
      return text && '  '.repeat(own) + text
    })
    .join('\n')
}
