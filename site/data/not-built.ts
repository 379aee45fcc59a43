/** A recipe, or one of its tabs, that was not followed to a built mini-program. Its files and samples are still run. */
export interface NotBuilt {
  page: string
  /** The tab, where only that one was not built, as the page labels it. */
  tab?: string
  /** Why, for whoever runs the builds; pages only say that it was not built. */
  reason: string
}

const window = 'HBuilderX needs a desktop'

/** Every recipe that `npm run recipes:build` leaves out. */
export const notBuilt: NotBuilt[] = [
  { page: 'docs/quick-start/v4/uni-app-vite-hbuilder', reason: window },
  { page: 'docs/quick-start/frameworks/hbuilderx', reason: window },
  { page: 'docs/quick-start/v2', reason: window },
  { page: 'docs/quick-start/v4/uni-app-x', reason: window },
  { page: 'docs/uni-app-x/install', reason: window },
  { page: 'docs/quick-start/frameworks/rax', tab: 'webpack 5', reason: 'rax-app 3.8 is not on the registry' },
  { page: 'docs/issues/native-toutiao', reason: 'differs from the gulp recipe in file extensions only' },
]
