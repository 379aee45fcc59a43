import { isExternal } from 'inkstone/model'

export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url)
}
