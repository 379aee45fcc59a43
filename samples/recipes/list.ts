import type { EnvironmentName } from '../environments'

/** A way through the guides that ends with a working project. */
export interface Recipe {
  /** Pages in the order they are read, relative to the site folder, without extension. */
  pages: string[]
  environment: EnvironmentName
  /** Environment variables that the framework sets for a mini-program build. */
  platform: Record<string, string>
}

const uniApp = { UNI_PLATFORM: 'mp-weixin' }
const taro = { TARO_ENV: 'weapp' }
const none = {}

const three = (page: string, platform: Record<string, string>): Recipe => ({
  pages: ['docs/quick-start/install', 'docs/quick-start/this-plugin', `docs/quick-start/frameworks/${page}`],
  environment: 'tw3',
  platform,
})
const four = (page: string, platform: Record<string, string>): Recipe => ({
  pages: [`docs/quick-start/v4/${page}`],
  environment: 'tw4',
  platform,
})

/** Every recipe that the site offers. */
export const recipes: Recipe[] = [
  three('uni-app', uniApp),
  three('uni-app-vite', uniApp),
  three('hbuilderx', uniApp),
  three('uni-app-x', uniApp),
  three('taro', taro),
  three('mpx', none),
  three('rax', none),
  three('native', none),
  three('api', none),
  {
    pages: ['docs/quick-start/native/install', 'docs/quick-start/native/install-plugin'],
    environment: 'tw3',
    platform: none,
  },
  { pages: ['docs/uni-app-x/install'], environment: 'tw3', platform: uniApp },
  { pages: ['docs/issues/native-toutiao'], environment: 'tw3', platform: none },
  four('uni-app-vite', uniApp),
  four('uni-app-webpack', uniApp),
  four('uni-app-vite-hbuilder', uniApp),
  four('uni-app-x', uniApp),
  four('taro-webpack', taro),
  four('taro-vite', taro),
  four('weapp-vite', none),
  four('mpx', none),
]
