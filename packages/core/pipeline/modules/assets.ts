import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { basename, extname } from '../../paths'
import { contentHash } from '../project/hash'

export interface Asset {
  url: string
  file: string
  width?: number
  height?: number
  isUnreadable?: true
}

/** Files that pages and components refer to; their addresses depend only on their content. */
export interface Assets {
  add(file: string): Asset
  /** Returns the address without publishing the file. */
  look(file: string): Asset
  all(): Asset[]
}

const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico)$/i
/** File types that Docusaurus turns into addresses, and presentation files. */
export const ASSET_FILE =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf|docx?|xlsx?|pptx?|zip|rar|mp4|avi|mov|mkv|mpe?g|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac|woff2?|eot|ttf|otf)$/i

/** Creates the registry; addresses are below `<base>assets/`. */
export function createAssets(baseUrl: string): Assets {
  const known = new Map<string, Asset>()
  const added = new Set<Asset>()
  const look = (file: string) => {
    const found = known.get(file)
    if (found) return found
    const data = readFileSync(file)
    const extension = extname(file)
    const url = `${baseUrl}assets/${basename(file, extension)}-${contentHash(data).slice(0, 8)}${extension}`
    const asset: Asset = { url, file, ...(IMAGE_FILE.test(file) ? measure(data, extension) : {}) }
    known.set(file, asset)
    return asset
  }
  return {
    look,
    add(file) {
      const asset = look(file)
      added.add(asset)
      return asset
    },
    all: () => [...added],
  }
}

function measure(data: Uint8Array, extension: string): Pick<Asset, 'width' | 'height' | 'isUnreadable'> {
  try {
    const { width, height } = imageSize(data)
    return { width, height }
  } catch {
    // An SVG may lack a size.
    return /svg/i.test(extension) ? {} : { isUnreadable: true }
  }
}
