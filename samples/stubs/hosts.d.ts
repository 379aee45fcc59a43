// Host frameworks: enough of their types to check what a page passes to them.

declare module '@dcloudio/vite-plugin-uni' {
  import type { Plugin } from 'vite'
  export default function uni(options?: Record<string, unknown>): Plugin[]
}

declare module '*.css'
declare module '*.scss'
declare module '*.vue'
