import { existsSync, readFileSync } from 'node:fs'
import { isExternal, withoutBase } from '../../model'
import { dirname, join, relative } from '../../paths'
import { type Problem, withSetting } from '../../report'
import { type AboutPage, type Article, renderArticle } from '../article/render-article'
import type { ArticleTools } from '../article/scope'
import { type Asset, createAssets } from '../modules/assets'
import type { Project } from '../project/project'
import { findStatic, staticFolders, staticPlaces } from '../project/static-folders'

/** The link preview image from front matter, resolved for the page's head. */
interface PageImage {
  /** Path without base URL, or an absolute URL. */
  image?: string
  assets: Asset[]
  problems: Problem[]
}

/** Renders an article and resolves its front matter image. */
export async function renderWithImage(
  tools: ArticleTools,
  { source, image: named }: { source: string; image?: string },
  about: AboutPage,
): Promise<{ article: Article; image?: string }> {
  const { image, assets, problems } = settleImage(tools.project, source, named)
  const article = await renderArticle(tools, source, about)
  return {
    image,
    article: {
      ...article,
      assets: [...article.assets, ...assets],
      problems: [...article.problems, ...problems],
    },
  }
}

/** Resolves an image: "./a.png" relative to the source, others in a static folder or as an external URL. */
export function settleImage(
  { root, siteDir, site }: Pick<Project, 'root' | 'siteDir' | 'site'>,
  source: string,
  image: string | undefined,
): PageImage {
  if (!image || isExternal(image)) return { image, assets: [], problems: [] }
  const isBeside = /^\.\.?\//.test(image)
  const path = isBeside ? image : image.replace(/^\/?/, '/')
  const folders = staticFolders({ siteDir, site })
  const file = isBeside
    ? join(siteDir, dirname(source), image)
    : (findStatic(folders, path) ?? staticPlaces(folders, path)[0]!)
  if (!existsSync(file)) {
    const lines = readFileSync(join(siteDir, source), 'utf8').split('\n')
    const line = lines.findIndex(text => text.startsWith('image:')) + 1 || undefined
    const where = { file: relative(root, join(siteDir, source)), line }
    const remedy = `put the file at ${relative(root, file)}, or fix the path`
    const problem = { what: `the image ${image} does not exist`, where, remedy }
    // The host may add files to the static folder.
    if (isBeside) return { assets: [], problems: [problem] }
    return { image: path, assets: [], problems: withSetting(problem, site.onBrokenImages) }
  }
  if (!isBeside) return { image: path, assets: [], problems: [] }
  const asset = createAssets(site.baseUrl).look(file)
  return { image: withoutBase(site.baseUrl, asset.url) ?? undefined, assets: [asset], problems: [] }
}
