import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isExternal, withBase } from '../model'
import type { Problem } from '../report'
import { ASSET_FILE, type Asset, type Assets } from './assets'
import type { Project } from './project'

/** Turns what an author wrote into addresses, seen from one source file. */
export interface LinkResolver {
  link(href: string): string | Problem
  asset(src: string): Asset | { url: string } | Problem
}

/** `file` is absolute. */
export function createLinkResolver(project: Project, file: string, assets: Assets): LinkResolver {
  const { siteDir, content, site } = project
  const base = (path: string) => withBase(site.baseUrl, path)
  const absolute = (path: string) =>
    path.startsWith('@site/') ? join(siteDir, path.slice(6)) : resolve(dirname(file), decodeURI(path))

  return {
    link(href) {
      if (href.startsWith('pathname://')) return base(href.slice('pathname://'.length))
      if (isExternal(href) || href.startsWith('#') || href === '') return href
      const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href)!
      if (path.startsWith('/')) return base(path.replace(/(.)\/$/, '$1')) + suffix
      if (/\.mdx?$/.test(path)) {
        const target = relative(siteDir, absolute(path))
        const route = content.files.get(target)
        return route ? base(route) + suffix : missingPage(path, target)
      }
      if (ASSET_FILE.test(path) && existsSync(absolute(path))) return assets.add(absolute(path)).url + suffix
      return href
    },
    asset(src) {
      if (isExternal(src) || src.startsWith('data:')) return { url: src }
      const target = src.startsWith('/') ? join(siteDir, 'static', src) : absolute(src)
      if (!existsSync(target)) {
        return {
          what: `the image ${src} does not exist`,
          remedy: `put the file at ${relative(project.root, target)}, or correct the path`,
        }
      }
      return src.startsWith('/') ? { ...assets.add(target), url: base(src) } : assets.add(target)
    },
  }

  function missingPage(path: string, target: string): Problem {
    const name = target
      .split('/')
      .pop()!
      .replace(/\.mdx?$/, '')
    const near = [...content.files.keys()].filter(key => key.includes(name)).slice(0, 3)
    return {
      what: `the link ${path} leads to no page`,
      remedy: near.length ? `did you mean ${near.join(' or ')}?` : 'correct the path, or remove the link',
    }
  }
}
