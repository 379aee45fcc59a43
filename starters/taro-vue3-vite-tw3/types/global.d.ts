/// <reference types="@tarojs/taro" />

declare module '*.css'

declare module '@tarojs/components' {
  export * from '@tarojs/components/types/index.vue3'
}
