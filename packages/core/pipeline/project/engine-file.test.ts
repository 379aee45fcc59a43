import { expect, it } from 'vitest'
import { dirname } from '../../paths'
import { engineFile, engineUrl } from './engine-file'

it('the engine has an address on the dev server wherever it is installed', () => {
  const file = engineFile('inkstone/app/browser')
  expect(engineUrl(dirname(file), 'inkstone/app/browser')).toBe('/browser.ts')
  // Hoisted in a monorepo, or linked.
  expect(engineUrl(`${dirname(file)}/website`, 'inkstone/app/browser')).toBe(
    `/@fs/${file.replace(/^\//, '')}`,
  )
})
