import { useScrollControl } from 'inkstone/client'

export { createCodeBlockMetadata } from '@theme/CodeBlock'
export {
  CodeBlockContextProvider,
  useCodeBlockContext,
} from '../../theme/code-block-context'
export * from '../plugin-content-docs/client'
export * from '../theme-common'

/** Keeps an element's position in the viewport while content above it changes height. */
export function useScrollPositionBlocker() {
  const { skipNext } = useScrollControl()
  return {
    blockElementScrollPositionUntilNextRender(element: HTMLElement) {
      const { top } = element.getBoundingClientRect()
      requestAnimationFrame(() => {
        const moved = element.getBoundingClientRect().top - top
        if (moved === 0) return
        skipNext()
        window.scrollBy(0, moved)
      })
    },
  }
}
