// Converts Markdown documentation to pages for the search engines.
import { execFileSync } from 'node:child_process'

/** Reads the Markdown in `src/guide` and `src/api` of a bare Git repository. */
export function readRepository(gitDir, language) {
  const git = (...args) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8', maxBuffer: 1e8 })
  const files = git('ls-tree', '-r', '--name-only', 'HEAD', 'src/guide', 'src/api').trim().split('\n')
  return files
    .filter(file => file.endsWith('.md'))
    .map(file => readPage(file.replace(/^src|\.md$/g, ''), git('show', `HEAD:${file}`), language))
}

/** Returns the headings with their texts and code fences. */
function readPage(path, source, language) {
  const lines = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .split('\n')
  const sections = [{ anchor: '', heading: '', level: 1, text: [], code: [] }]
  let fence
  let paragraph = []
  const flush = () => {
    const text = paragraph
      .join(' ')
      .replace(/<[^>]+>|!?\[([^\]]*)\]\([^)]*\)|[`*]/g, '$1')
      .trim()
    if (text) sections.at(-1).text.push(text)
    paragraph = []
  }
  for (const line of lines) {
    if (/^\s*```/.test(line)) {
      flush()
      if (fence) sections.at(-1).code.push(fence.join('\n'))
      fence = fence ? undefined : []
    } else if (fence) fence.push(line)
    else if (/^#{1,6} /.test(line)) {
      flush()
      const [, signs, heading, anchor = ''] = /^(#+) +(.*?)(?:\s*\{#([^}]+)\})?\s*$/.exec(line)
      const text = heading.replace(/[`*]|<[^>]+>/g, '').trim()
      if (signs === '#') sections[0].heading = text
      else sections.push({ anchor, heading: text, level: signs.length, text: [], code: [] })
    } else if (/^\s*(?:$|:::|[-*] |\d+\. |\|)/.test(line)) {
      flush()
      if (!/^\s*:::/.test(line)) paragraph.push(line.replace(/^\s*(?:[-*]|\d+\.) /, ''))
    } else paragraph.push(line)
  }
  flush()
  const title = sections[0].heading || path.split('/').at(-1)
  return {
    path,
    url: `https://example.com${path}`,
    lvl0: path.split('/')[1],
    title,
    sections,
    language,
    tag: 'default',
  }
}
