import { escapeAttribute } from '../../model'

export function makeRedirectPage(target: string, origin: string): string {
  const canonical = escapeAttribute(new URL(target, origin).href.replace(/#.*$/, ''))
  const to = escapeAttribute(target)
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${to}</title>
<meta http-equiv="refresh" content="0; url=${to}"><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">
</head><body><a href="${to}">${to}</a></body></html>
`
}
