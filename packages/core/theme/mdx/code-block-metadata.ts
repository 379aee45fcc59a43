import type { ReactNode } from 'react'

/** Facts about a code block for components that render it themselves. */
export interface CodeBlockMetadata {
  codeInput: string
  code: string
  className: string
  language: string
  title: ReactNode
  lineNumbersStart: number | undefined
  lineClassNames: Record<number, string[]>
}

interface Written {
  code: string
  className?: string
  language?: string
  defaultLanguage?: string
  metastring?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
}

export function createCodeBlockMetadata(of: Written): CodeBlockMetadata {
  const { code, className = '', metastring = '', defaultLanguage = 'text', showLineNumbers } = of
  const named = /(?:^|\s)language-(\S+)/.exec(className)?.[1]
  const language = (of.language ?? named ?? defaultLanguage).toLowerCase()
  const [, title] = /(?:^|\s)title=(["'])(.*?)\1/.exec(metastring)?.slice(1) ?? []
  return {
    codeInput: code,
    code: code.replace(/\r?\n$/, ''),
    className: named ? className : `${className} language-${language}`.trim(),
    language,
    title: title ?? of.title,
    lineNumbersStart: firstNumber(showLineNumbers, metastring),
    lineClassNames: {},
  }
}

function firstNumber(shown: boolean | number | undefined, metastring: string): number | undefined {
  if (typeof shown === 'number') return shown
  const [written, first] = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(metastring) ?? []
  if (written !== undefined) return first === undefined ? 1 : Number(first)
  return shown ? 1 : undefined
}
