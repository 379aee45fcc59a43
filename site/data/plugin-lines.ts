import { type Line, lines, offeredLines, oldLine } from './lines'

/** Returns the label of a line: "插件 4.12". */
export function labelOf(line: string): string {
  return `插件 ${line}`
}

/** Returns the exact plugin version of a line. */
export function versionOf(line: string): string {
  const found = [...lines, oldLine].find(({ id }) => id === line)
  if (!found) throw new Error(`site/data/lines.ts has no line ${line}`)
  return found.plugin
}

/** Placeholder for a version in a fence, filled for each line: `npm i -D weapp-tailwindcss@{version:plugin}`. */
const placeholder = /\{version:(\w+)\}/g

/** Whether a text contains version placeholders. */
export function hasVersions(code: string): boolean {
  return code.search(placeholder) !== -1
}

/** Replaces the placeholders by the versions of a line. */
export function fillVersions(code: string, line: Line): string {
  const versions: Record<string, string> = {
    plugin: line.plugin,
    tailwind3: line.tailwind[3],
    tailwind4: line.tailwind[4],
    merge: line.merge,
  }
  return code.replace(placeholder, (_, name: string) => {
    const version = versions[name]
    if (!version)
      throw new Error(`{version:${name}} has no value; choose one of: ${Object.keys(versions).join(', ')}`)
    return version
  })
}

/** Returns a text with versions filled in: once per line, or only once if all are equal. */
export function fillForLines(code: string): { value: string; label: string; code: string }[] {
  const forms = offeredLines.map(line => ({
    value: line.id,
    label: labelOf(line.id),
    code: fillVersions(code, line),
  }))
  return new Set(forms.map(form => form.code)).size === 1 ? forms.slice(0, 1) : forms
}
