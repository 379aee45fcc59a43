import { escapeRegExp } from '../../model'
import { CONTENT_TYPES } from './content-types'
import { CACHE_CONTROL, type HostContract, NEVER_KEEP } from './contract'

/** Types that Caddy detects wrongly, or sends without a charset. */
const TYPES_OF_OURS = ['md', 'mjs', 'webmanifest', 'xml', 'json', 'txt']

export function makeCaddyfile(contract: HostContract): string {
  const { baseUrl, headers, found, trailingSlash } = contract
  const base = escapeRegExp(baseUrl)
  /** Suffixes of a page's non-canonical addresses. */
  const unclean = trailingSlash ? '(?:/index\\.html|\\.html)?' : '(?:/index\\.html|\\.html|/)'
  return `# Made by the build; the next one writes it anew. The built site is expected in /srv/site${baseUrl}.
# With the site's name instead of :8080, Caddy gets its certificate by itself.

:8080 {
	root * /srv/site

	# In this order: what comes later is more exact.
	route {
${lines(Object.entries({ ...headers, ...found }).map(([name, value]) => `header ${name} ${quote(value)}`))}
${lines(ownHeaders(contract))}
${lines(TYPES_OF_OURS.flatMap(ending => [`@${ending} path *.${ending}`, `header @${ending} Content-Type ${quote(CONTENT_TYPES[ending]!)}`]))}

		@other not method GET HEAD
		error @other 405

		# Files for hosts, dot files, and names that no file system takes, are nobody's page.
		@hidden path_regexp (?:^${base}(?:404|_headers|_redirects)$|/\\.|\\x00|[^/]{200})
		error @hidden 404

${lines(redirects(contract))}

		@home path ${baseUrl}
		rewrite @home ${baseUrl}index.html
		@not_home not path ${baseUrl}index.html
		route @not_home {
			# Addresses have one form. The target is what the visitor wrote, with another ending: two slashes or a
			# backslash could make another site of it.
			@unclean {
				vars_regexp clean {http.request.uri} ^((?:/[^/?\\\\]+?)+?)${unclean}(\\?.*)?$
				path_regexp page ^(/.+?)${unclean}$
			}
			route @unclean {
				@there file {re.page.1}${trailingSlash ? '/index' : ''}.html
				redir @there {re.clean.1}${trailingSlash ? '/' : ''}{re.clean.2} 301
			}
${trailingSlash ? '' : STRANGE}			@page file {path}${trailingSlash ? 'index.html {path}' : ' {path}.html'}
			rewrite @page {file_match.relative}
		}
		file_server {
			precompressed br gzip
			index off
		}
	}

	handle_errors {
		route {
			header ${CACHE_CONTROL} ${NEVER_KEEP}
			@lost expression {err.status_code} == 404
			header @lost Content-Type ${quote(CONTENT_TYPES.html!)}
			rewrite @lost ${baseUrl}404.html
			file_server @lost {
				precompressed br gzip
			}
		}
	}
}
`
}

/** Pages have no extension, so any other address is not found. */
const STRANGE = `			@strange path_regexp (?:\\.html|[^/]/)$
			error @strange 404
`

function ownHeaders({ exceptions }: HostContract): string[] {
  return exceptions.flatMap(({ pattern, headers }, index) => [
    `@own${index} path ${quote(decodeURI(pattern))}`,
    ...Object.entries(headers).map(([name, value]) => `header @own${index} ${name} ${quote(value)}`),
  ])
}

/** Returns redirects that keep the query of the request, before the target's fragment. */
function redirects({ baseUrl, redirects }: HostContract): string[] {
  const all = [...redirects, { from: `${baseUrl}index.html`, to: baseUrl }]
  if (baseUrl !== '/') all.push({ from: '/', to: baseUrl }, { from: baseUrl.slice(0, -1), to: baseUrl })
  return all.flatMap(({ from, to }, index) => {
    const [path = '', hash] = to.split('#')
    const target = `${path}{re.old${index}.1}${hash === undefined ? '' : `#${hash}`}`
    return [
      `@old${index} vars_regexp old${index} {http.request.uri} ^${escapeRegExp(from)}(\\?.*)?$`,
      `redir @old${index} ${quote(target)} 301`,
    ]
  })
}

function lines(all: string[]): string {
  return all.map(line => `\t\t${line}`).join('\n')
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
