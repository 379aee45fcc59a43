export function nestedMerge({ require }) {
  const { twMerge } = require('@weapp-tailwindcss/merge')
  return twMerge(twMerge('p-[1px]'), 'p-[2px]')
}

export function escapesLikePlugin({ require }) {
  const { twMerge } = require('@weapp-tailwindcss/merge')
  return twMerge('w-[1px]') === require('@weapp-core/escape').escape('w-[1px]')
}

/** Entries of version 1 that version 2 still has, besides the two that stayed. */
export function entriesOfVersion1({ require }) {
  require('@weapp-tailwindcss/merge/slim')
  require('@weapp-tailwindcss/merge/lite')
  return ['v3', 'v4', 'cva'].filter(entry => {
    try {
      return require.resolve(`@weapp-tailwindcss/merge/${entry}`)
    } catch {
      return false
    }
  })
}
