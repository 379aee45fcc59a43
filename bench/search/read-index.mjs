// Reads the pages of a built site from its search index, so that all engines get the same input.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function readIndex(dir) {
  const readJson = name => JSON.parse(readFileSync(join(dir, name), 'utf8'))
  const { hash, pages } = readJson('manifest.json')
  const codes = new Map()
  return Array.from({ length: pages }, (_, page) => {
    const { url, lvl0, description, keywords, sections, code } = readJson(`${hash}/p${page}.json`)
    if (code >= 0 && !codes.has(code)) codes.set(code, readJson(`${hash}/c${code}.json`).pages)
    const fences = codes.get(code)?.[page] ?? []
    return {
      path: url,
      url: `https://example.com${url}`,
      lvl0,
      title: sections[0][2],
      description,
      keywords,
      sections: sections.map(([anchor, level, heading, text], at) => ({
        anchor,
        level,
        heading,
        text,
        code: fences[at] ?? [],
      })),
      language: 'zh-cn',
      tag: 'default',
    }
  })
}
