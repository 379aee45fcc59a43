import ts from 'typescript'
import { parseDocument } from 'yaml'
import { type Finding, findingAt, type Unit } from './finding'

/** Checks that JSON and YAML parse. */
export function checkData(unit: Unit): Finding[] {
  if (unit.language === 'yaml' || unit.language === 'yml') return checkYaml(unit)
  return checkJson(unit)
}

function checkJson(unit: Unit): Finding[] {
  const code = unit.isPart && !/^\s*[[{]/.test(unit.code) ? `{${unit.code.replace(/,\s*$/, '')}}` : unit.code
  const { error } = ts.parseConfigFileTextToJson('sample.json', code)
  if (error) {
    const line = code.slice(0, error.start).split('\n').length - 1
    return [findingAt(unit, line, ts.flattenDiagnosticMessageText(error.messageText, ' '))]
  }
  if (unit.language === 'jsonc') return []
  try {
    JSON.parse(code)
    return []
  } catch (fault) {
    return [
      findingAt(
        unit,
        0,
        `${(fault as Error).message}; where comments or trailing commas are allowed, the language is jsonc`,
      ),
    ]
  }
}

function checkYaml(unit: Unit): Finding[] {
  return parseDocument(unit.code).errors.map(({ linePos, message }) =>
    findingAt(unit, (linePos?.[0].line ?? 1) - 1, message.split('\n')[0] ?? message),
  )
}
