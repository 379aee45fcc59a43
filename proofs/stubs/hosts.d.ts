// Host frameworks: the types needed to check what a page passes to them.

declare module '@dcloudio/vite-plugin-uni' {
  import type { Plugin } from 'vite'
  export default function uni(options?: Record<string, unknown>): Plugin[]
}

declare module '@weapp-tailwindcss/typography/transform' {
  export default function transform(html: string, options?: { prefix?: string }): string
}

declare module '@dcloudio/uni-app' {
  type Hook = (callback: (options?: Record<string, string | undefined>) => void) => void
  export const onLaunch: Hook
  export const onShow: Hook
  export const onHide: Hook
  export const onLoad: Hook
  export const onReady: Hook
  export const onUnload: Hook
}

declare module '@dcloudio/vue-cli-plugin-uni/packages/postcss'

declare module '@tarojs/cli' {
  import type { PluginOption } from 'vite'

  type ArgumentsOf<T> = T extends new (options?: infer O) => unknown
    ? 'rem2rpx' extends keyof NonNullable<O>
      ? [options?: O]
      : unknown[]
    : unknown[]
  interface Chain {
    // The plugin's own options are checked here too.
    merge<P extends Record<string, unknown>>(config: {
      plugin?: { [name in keyof P]: { plugin: P[name]; args?: ArgumentsOf<P[name]> } }
      [name: string]: unknown
    }): void
    plugin(name: string): { use(plugin: unknown, args?: unknown[]): void }
    [name: string]: any
  }
  interface Target {
    webpackChain?(chain: Chain, webpack: unknown): void
    postcss?: Record<string, unknown>
    [name: string]: unknown
  }
  type Bundler = 'vite' | 'webpack5'
  export interface UserConfig<T extends Bundler = 'webpack5'> {
    compiler?:
      | T
      | {
          type: T
          vitePlugins?: PluginOption[]
          prebundle?: Record<string, unknown>
          [name: string]: unknown
        }
    mini?: Target
    h5?: Target
    rn?: Target
    harmony?: Target
    plugins?: unknown[]
    defineConstants?: Record<string, unknown>
    [name: string]: unknown
  }
  type Merge = (...configs: object[]) => UserConfig<any>
  export type UserConfigExport<T extends Bundler = 'webpack5'> =
    | UserConfig<T>
    | ((merge: Merge, env: { command: string; mode: string }) => UserConfig<T> | Promise<UserConfig<T>>)
  export type UserConfigFn<T extends Bundler = 'webpack5'> = Extract<
    UserConfigExport<T>,
    (...args: never[]) => unknown
  >
  export function defineConfig<T extends Bundler = 'webpack5'>(
    config: UserConfigExport<T>,
  ): UserConfigExport<T>
}

declare module '@tarojs/taro'
declare module 'tsconfig-paths-webpack-plugin'
declare module '@tarojs/components'
declare module '@tarojs/plugin-html'

declare module '@vue/cli-service' {
  import type { Configuration } from 'webpack'

  interface ProjectOptions {
    configureWebpack?: Configuration | ((config: Configuration) => Configuration | void)
    [name: string]: unknown
  }
  export function defineConfig(options: ProjectOptions | (() => ProjectOptions)): ProjectOptions
}

declare module '@mpxjs/core'
declare module 'rax'
declare module 'rax-app'

declare module 'weapp-vite/config' {
  import type { UserConfig } from 'vite'
  export function defineConfig(config: UserConfig & { weapp?: Record<string, unknown> }): UserConfig
}

declare module '*.css'
declare module '*.scss'
declare module '*.vue'

declare module 'class-variance-authority' {
  type Variants = Record<string, Record<string, string>>
  export function cva<V extends Variants>(
    base: string,
    config?: { variants?: V; defaultVariants?: { [name in keyof V]?: keyof V[name] } },
  ): (chosen?: { [name in keyof V]?: keyof V[name] } & { class?: string; className?: string }) => string
}
