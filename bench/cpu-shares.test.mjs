import { expect, test } from 'vitest'
import { shareOut } from './cpu-shares.mjs'

const frame = (id, functionName, url, children = []) => ({ id, callFrame: { functionName, url }, children })

test('time goes to the owner of the code, waiting to nobody, the rest to threads without a profile', () => {
  const profile = {
    nodes: [
      frame(1, '(root)', '', [2, 5, 6]),
      frame(2, 'renderPage', 'file:///x/.cache/engine/a/main.mjs', [3]),
      frame(3, 'scan', 'file:///x/node_modules/@shikijs/core/index.mjs', [4]),
      frame(4, 'RegExp: a|b', ''),
      frame(5, '(idle)', ''),
      frame(6, 'existsSync', ''),
    ],
    samples: [2, 3, 4, 5, 6],
    timeDeltas: [1_000_000, 500_000, 250_000, 9_000_000, 125_000],
  }
  expect(shareOut([profile], 3)).toEqual({ engine: 1, highlighting: 0.75, node: 0.125, otherThreads: 1.125 })
})
