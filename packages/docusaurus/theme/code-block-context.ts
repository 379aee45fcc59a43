import type { CodeBlockMetadata } from '@theme/CodeBlock'
import { createNamedContext, useProvided } from 'inkstone/client'
import { createElement, type ReactNode } from 'react'

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
