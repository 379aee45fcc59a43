import type { CodeBlockMetadata } from '@theme/CodeBlock'
import { createNamedContext, useProvided } from 'inkstone/client'
import { createElement, type ReactNode } from 'react'

/** Whether the lines of a code block wrap, and functions to change that. */
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

/** Returns the code for a button: its own, which versions before 3.8 passed as a prop, or the block's. */
export function useCode(own: string | undefined): string {
  // biome-ignore lint/correctness/useHookAtTopLevel: whether a button has code of its own never changes
  return own ?? useCodeBlockContext().metadata.code
}
