import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { recipes } from './data/recipes'
import { pluginLines, pluginRanges } from './data/versions'

const here = fileURLToPath(new URL('.', import.meta.url))
const files = ['docs', 'blog'].flatMap(dir =>
  (readdirSync(join(here, dir), { recursive: true }) as string[])
    .filter(file => /\.mdx?$/.test(file))
    .map(file => `${dir}/${file}`),
)

function readPage(file: string) {
  const text = readFileSync(join(here, file), 'utf8')
  const [, yaml = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { file, matter: (parse(yaml) ?? {}) as Record<string, never>, body, prose: withoutCode(body) }
}

function routeOf(file: string): string {
  const path = file.replace(/\.mdx?$/, '').replace(/\/(?:index|readme)$/, '')
  return `/${path.replace(/\/\d+\./g, '/')}`
}

function withoutCode(body: string): string {
  return body.replace(/^(\s*)(`{3,})[\s\S]*?^\1\2\s*$/gm, '').replace(/`[^`\n]*`/g, '`')
}

const all = files.map(readPage)
const pages = all.filter(({ file }) => !/(?:^|\/)_/.test(file))

describe('every page', () => {
  it('has a title and a description', () => {
    expect(
      pages.filter(({ matter }) => !matter.title || !matter.description).map(({ file }) => file),
    ).toEqual([])
  })

  it('names only versions of the plugin that the table of versions knows', () => {
    const known = ['lines', ...pluginLines.map(({ line }) => line), ...pluginRanges.map(({ range }) => range)]
    const unknown = pages.flatMap(({ file, matter }) => {
      const { plugin } = (matter.applies ?? {}) as { plugin?: string }
      return plugin && !known.includes(plugin) ? [`${file}: ${plugin}`] : []
    })
    expect(unknown).toEqual([])
  })

  it('gives every heading an ASCII id', () => {
    const bare = all.flatMap(({ file, prose }) =>
      [...prose.matchAll(/^#{2,4} .*$/gm)]
        .map(([line]) => line)
        .filter(line => !/\{#[a-z\d-]+\}\s*$/.test(line))
        .map(line => `${file}: ${line}`),
    )
    expect(bare).toEqual([])
  })

  it('has no heading of level 1 in its body', () => {
    expect(all.filter(({ prose }) => /^# /m.test(prose)).map(({ file }) => file)).toEqual([])
  })

  it('lists its headings where there are several', () => {
    const single = pages.filter(
      ({ prose, body, matter }) =>
        prose.match(/^#{2,3} /gm)?.length === 1 && !/^import /m.test(body) && !matter.hide_table_of_contents,
    )
    expect(single.map(({ file }) => file)).toEqual([])
  })

  it('has no bold that ends in punctuation before a Han character', () => {
    expect(
      all.filter(({ prose }) => /[，。：；！？、]\*\*\p{Script=Han}/u.test(prose)).map(({ file }) => file),
    ).toEqual([])
  })

  it('separates Han characters and Latin words by a space', () => {
    const tight = all.flatMap(({ file, prose }) =>
      [
        ...prose
          .replace(/\]\([^)]*\)|\{#[^}]*\}|<[^>]*>|https?:\S+/g, '')
          .matchAll(/\p{Script=Han}[A-Za-z]{2,}|[A-Za-z]{2,}\p{Script=Han}/gu),
      ].map(([found]) => `${file}: ${found}`),
    )
    expect(tight).toEqual([])
  })
})

describe('every component', () => {
  it('writes links into the site by <Link>, which knows the base URL', () => {
    const sources = ['components', 'pages'].flatMap(dir =>
      (readdirSync(join(here, dir), { recursive: true }) as string[])
        .filter(file => file.endsWith('.tsx'))
        .map(file => `${dir}/${file}`),
    )
    expect(sources.length).toBeGreaterThan(5)
    const bare = sources.flatMap(file =>
      [
        ...readFileSync(join(here, file), 'utf8').matchAll(/<a\s[^>]*?\bhref=(?!["'`{]*(?:#|https?:))[^>]*/g),
      ].map(([tag]) => `${file}: ${tag}`),
    )
    expect(bare).toEqual([])
  })
})

describe('every recipe', () => {
  it('says with what it was built, or why it was not', () => {
    const told = all.flatMap(({ file, body }) =>
      [...body.matchAll(/<BuiltWith page="([^"]*)"/g)].map(
        ([, page]) => `${page} in ${routeOf(file).slice(1)}`,
      ),
    )
    const pages = all.filter(({ file }) => file.endsWith('.mdx')).map(({ file }) => routeOf(file))
    const offered = [...new Set(recipes.map(({ page }) => page))].filter(path => pages.includes(path))
    expect(offered.length).toBeGreaterThan(15)
    expect(told.sort()).toEqual(offered.map(path => `${path.slice(1)} in ${path.slice(1)}`).sort())
  })
})

describe('every page that creates a project', () => {
  it('leads the reader into its folder', () => {
    const creating = all.filter(({ body }) => /^npx .*(?:create|init|degit).* my-app(?: |$)/m.test(body))
    expect(creating.length).toBeGreaterThan(7)
    expect(creating.filter(({ body }) => !/^cd my-app$/m.test(body)).map(({ file }) => file)).toEqual([])
  })
})

describe('the chooser', () => {
  it('leads each combination to exactly one recipe that exists', () => {
    const keys = recipes.map(({ framework, tool, tailwind }) => `${framework} ${tool} ${tailwind}`)
    expect(new Set(keys).size).toBe(keys.length)
    const routes = files.map(routeOf)
    expect(recipes.map(({ page }) => page).filter(path => !routes.includes(path))).toEqual([])
  })
})
