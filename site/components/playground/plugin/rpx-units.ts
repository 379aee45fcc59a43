/**
 * Units that Tailwind knows and next to nobody writes. `rlh` sorts as `rpx` does among the units it knows, so that
 * rules keep their order.
 */
const placeholders = ['rlh', 'ric', 'rcap']

/**
 * Lets Tailwind take rpx for a length, as `weapp-tw patch` does in the file on disk: Tailwind reads another unit in
 * its place, and what it writes gets rpx back.
 */
export function hideRpx(text: string): { hide(text: string): string; show(css: string): string } {
  const unit = placeholders.find(name => !text.includes(name)) ?? placeholders[0]!
  return {
    hide: text => text.replace(/(?<=\d)rpx\b/g, unit),
    show: css => css.replace(new RegExp(`(?<=\\d)${unit}\\b`, 'g'), 'rpx'),
  }
}
