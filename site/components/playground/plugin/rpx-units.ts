/**
 * Units that Tailwind supports and that are hardly used. `rlh` sorts like `rpx` among Tailwind's units, so rules keep
 * their order.
 */
const placeholders = ['rlh', 'ric', 'rcap']

/**
 * Makes Tailwind accept rpx as a length, as `weapp-tw patch` does in the file on disk: Tailwind gets another unit
 * instead, and its output is converted back.
 */
export function hideRpx(text: string): { hide(text: string): string; show(css: string): string } {
  const unit = placeholders.find(name => !text.includes(name)) ?? placeholders[0]!
  return {
    hide: text => text.replace(/(?<=\d)rpx\b/g, unit),
    show: css => css.replace(new RegExp(`(?<=\\d)${unit}\\b`, 'g'), 'rpx'),
  }
}
