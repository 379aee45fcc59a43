/**
 * Loads Tailwind with rpx among its length units, as `weapp-tw patch` writes it into the file on disk: Tailwind
 * joins the list of units while its module is evaluated, and that is the only moment to add one.
 */
export async function importTailwind(): Promise<typeof import('tailwindcss-4-1')> {
  const { join } = Array.prototype
  Array.prototype.join = function (separator) {
    const isUnits = this[0] === 'cm' && this[1] === 'mm'
    return join.call(isUnits ? [...this, 'rpx'] : this, separator)
  }
  try {
    return await import('tailwindcss-4-1')
  } finally {
    Array.prototype.join = join
  }
}
