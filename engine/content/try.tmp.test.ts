import { test } from 'vitest'
import { loadFixture } from './load-fixture'
import { createDocNavigation, toClientSite } from '.'
test('x', async () => {
  const r = await loadFixture('two-versions')
  console.log(JSON.stringify(r.problems,null,1), JSON.stringify(r.content.versions, null, 1), r.content.files)
  const v=r.content.versions[0]!
  const nav=createDocNavigation(v); for (const d of v.docs) console.log(d.path, JSON.stringify(nav(d.path)))
  console.log(JSON.stringify(toClientSite(r.site, r.content), null, 1))
})
