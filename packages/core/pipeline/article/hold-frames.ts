import { Parser } from 'htmlparser2'
import type { Site } from '../../config'
import type { MarkdownText } from '../../markdown'
import { DATA, escapeAttribute, isAllowed, toAbsolute } from '../../model'

/** Attributes that the iframe keeps when it is loaded. */
const KEPT = ['title', 'allow', 'allowfullscreen', 'sandbox', 'referrerpolicy']

interface Frame {
  start: number
  end: number
  attributes: Record<string, string>
}

/**
 * Replaces iframes of other hosts by placeholders: a link to the content, which a click replaces by the iframe,
 * so that no request goes out before the visitor wants it. If the site does not allow the host, it stays a
 * link.
 */
export function holdFrames(
  html: string,
  { site, text }: { site: Pick<Site, 'allowedForeignUrls'>; text: MarkdownText },
): string {
  if (!html.includes('<iframe')) return html
  let [held, at] = ['', 0]
  for (const { start, end, attributes } of findFrames(html)) {
    const src = toAbsolute(attributes.src ?? '')
    if (!src) continue
    const opens = isAllowed(src, site.allowedForeignUrls.frames)
    held += html.slice(at, start) + drawPoster(src, attributes, { text, opens })
    at = end
  }
  return held + html.slice(at)
}

/** Finds iframes outside of islands, which would render their own iframe again. */
function findFrames(html: string): Frame[] {
  const frames: Frame[] = []
  const tags: { isIsland: boolean }[] = []
  let open: Frame | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'iframe' && !tags.some(({ isIsland }) => isIsland))
        open = { start: parser.startIndex, end: 0, attributes }
      tags.push({ isIsland: DATA.island in attributes })
    },
    onclosetag(name) {
      tags.pop()
      if (name !== 'iframe' || !open) return
      frames.push({ ...open, end: parser.endIndex + 1 })
      open = undefined
    },
  })
  parser.end(html)
  return frames
}

function drawPoster(
  src: string,
  attributes: Frame['attributes'],
  { text, opens }: { text: MarkdownText; opens: boolean },
): string {
  const { host } = new URL(src)
  const kept = Object.fromEntries(KEPT.flatMap(key => (key in attributes ? [[key, attributes[key]!]] : [])))
  const given = {
    class: 'frame-poster',
    href: src,
    target: '_blank',
    rel: 'noopener noreferrer',
    ...(opens && { [DATA.frame]: JSON.stringify(kept) }),
    style: sizeOf(attributes),
  }
  const written = Object.entries(given).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const hint = (opens ? text.frameOpens : text.frameLeads).replace('{host}', host)
  return [
    `<a${written.join('')}>`,
    `<span class="frame-title">${escapeAttribute(attributes.title || host)}</span> `,
    `<span class="frame-host">${escapeAttribute(hint)}</span></a>`,
  ].join('')
}

/** Returns the style for the iframe's size; its width shrinks on small screens. */
function sizeOf({ width = '', height = '', style = '' }: Frame['attributes']): string {
  const [w, h] = [width, height].map(value => (/^\d+(?:px)?$/.test(value) ? Number.parseInt(value, 10) : 0))
  const size =
    w && h
      ? `aspect-ratio:${w} / ${h};max-width:${w}px`
      : h
        ? `height:${h}px`
        : /height|aspect-ratio/.test(style)
          ? ''
          : 'aspect-ratio:16 / 9'
  return [size, style].filter(Boolean).join(';')
}
