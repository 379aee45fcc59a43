import { createElement, type ReactNode } from 'react'
import { createNamedContext, useProvided } from '../../client'

/** What components know of a block of code that they draw themselves. */
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

/** The state of a block's lines: whether they wrap, and what changes that. */
interface WordWrap {
  codeBlockRef?: unknown
  isEnabled: boolean
  isCodeScrollable: boolean
  toggle(): void
}

interface CodeBlockContext {
  metadata: CodeBlockMetadata
  wordWrap: WordWrap
}

const Context = createNamedContext<CodeBlockContext>('CodeBlockContextProvider')

/** Tells the buttons below it which code they are for. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: CodeBlockContext & { children?: ReactNode }) {
  return createElement(Context, { value: { metadata, wordWrap } }, children)
}

export function useCodeBlockContext(): CodeBlockContext {
  return useProvided(Context, 'useCodeBlockContext')
}

/** The code that a button is for: its own, where versions before 3.8 gave it one. */
export function useCode(own: string | undefined): string {
  // biome-ignore lint/correctness/useHookAtTopLevel: whether a button has code of its own never changes
  return own ?? useCodeBlockContext().metadata.code
}
