import { CONTENT_TYPES } from './content-types'
import { CACHE_CONTROL, type HostContract, NEVER_KEEP } from './contract'

/** A site for Caddy 2. */
export function makeCaddyfile(contract: HostContract): string {
  const { baseUrl, headers, found, exceptions, redirects } = contract
  const usual = Object.entries({ ...headers, ...found })
  return `# Made by the build; the next one writes it anew. The built site is expected in /srv/site${baseUrl}.
# With the site's name instead of :8080, Caddy gets its certificate by itself.

:8080 {
	root * /srv/site
${usual.map(([name, value]) => `	header ?${name} ${quote(value)}`).join('\n')}
${exceptions
  .map(({ pattern, headers }, index) =>
    [
      `	@own${index} path ${quote(decodeURI(pattern))}`,
      ...Object.entries(headers).map(([name, value]) => `	header @own${index} ${name} ${quote(value)}`),
    ].join('\n'),
  )
  .join('\n')}
${['md', 'mjs', 'webmanifest', 'xml', 'json']
  .map(
    ending =>
      `	@${ending} path *.${ending}\n	header @${ending} Content-Type ${quote(CONTENT_TYPES[ending]!)}`,
  )
  .join('\n')}

	route {
		@other not method GET HEAD
		error @other 405

		# Files for hosts, and dot files, are nobody's page.
		@hidden path_regexp (^${baseUrl}_(?:headers|redirects)$|/\\.|\\x00)
		error @hidden 404

${redirects.map(({ from, to }) => `		redir ${quote(decodeURI(from))} ${quote(withQuery(to))} 301`).join('\n')}
		redir ${baseUrl}index.html ${quote(`${baseUrl}{http.request.uri.query_suffix}`)} 301
${baseUrl === '/' ? '' : `		redir / ${baseUrl} 301\n		redir ${baseUrl.slice(0, -1)} ${baseUrl} 301\n`}
		# Addresses have one form. The target is what the visitor wrote, without its ending: two slashes or a backslash
		# could make another site of it.
		@unclean {
			vars_regexp clean {http.request.uri} ^((?:/[^/?\\\\]+)+?)(?:/index\\.html|\\.html|/)(\\?.*)?$
			path_regexp page ^(/.+?)(?:/index\\.html|\\.html|/)$
			file {re.page.1}.html
		}
		redir @unclean {re.clean.1}{re.clean.2} 301
		@strange path_regexp (?:\\.html|[^/]/)$
		error @strange 404

		@home path ${baseUrl}
		rewrite @home ${baseUrl}index.html
		@page {
			not path ${baseUrl}index.html
			file {path} {path}.html
		}
		rewrite @page {file_match.relative}
		file_server {
			precompressed br gzip
			index off
		}
	}

	handle_errors {
		header ${CACHE_CONTROL} ${NEVER_KEEP}
		@lost expression {err.status_code} == 404
		header @lost Content-Type ${quote(CONTENT_TYPES.html!)}
		rewrite @lost ${baseUrl}404.html
		file_server @lost {
			precompressed br gzip
		}
	}
}
`
}

/** The query of the request stays, in front of the target's anchor. */
function withQuery(to: string): string {
  const [path = '', hash] = to.split('#')
  return `${path}${path.includes('?') ? '' : '{http.request.uri.query_suffix}'}${hash === undefined ? '' : `#${hash}`}`
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
