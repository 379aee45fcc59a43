import { escapeRegExp } from '../../model'
import { CONTENT_TYPES } from './content-types'
import { CACHE_CONTROL, type HostContract, NEVER_KEEP } from './contract'

/** Returns a server configuration for nginx 1.18 or newer. */
export function makeNginxConfig(contract: HostContract): string {
  const { baseUrl, redirects, trailingSlash } = contract
  const names = Object.keys(contract.headers)
  return `# Made by the build; the next one writes it anew. Belongs into nginx's http block (Debian: /etc/nginx/conf.d/).
# The built site is expected in /srv/site${baseUrl}; change \`listen\`, \`server_name\` and \`root\` to your needs.

${names
  .filter(name => values(contract, name).length > 0)
  .map(name =>
    makeMap('$uri', variable(name), [['default', contract.headers[name]!], ...values(contract, name)]),
  )
  .join('\n')}
${makeMap('$uri', '$kept_by_path', [['default', contract.found[CACHE_CONTROL]!], ...values(contract, CACHE_CONTROL)])}
# An error is never kept: the file may be there a second later.
${makeMap('$status', variable(CACHE_CONTROL), [
  ['default', NEVER_KEEP],
  ['~^[23]', '$kept_by_path'],
])}
# Addresses have one form. The target is what the visitor wrote, without its ending: two slashes or a backslash could
# make another site of it.
map $request_uri $clean_address {
  default "";
  "~^(?<written>(?:/[^/?\\\\\\\\]+?)+?)${trailingSlash ? '(?:/index\\.html|\\.html)?' : '(?:/index\\.html|\\.html|/)'}(?<query>\\?.*)?$" "$written${trailingSlash ? '/' : ''}$query";
}
map $uri $clean_file {
  default "";
  "~^(?<page>/.+?)${trailingSlash ? '(?:/index\\.html|\\.html)?$" "$page/index.html"' : '(?:/index\\.html|\\.html|/)$" "$page.html"'};
}

server {
  listen 8080;
  server_name _;
  root /srv/site;

  server_tokens off;
  absolute_redirect off;
  etag on;
  types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `    ${quote(type)} ${ending};`)
  .join('\n')}
  }
  default_type application/octet-stream;

  # The build writes .gz beside every text file. With ngx_brotli installed, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  error_page 404 ${baseUrl}404.html;

  # Only at this level: an add_header inside a location would drop all of these.
${[...names, CACHE_CONTROL].map(name => `  add_header ${name} ${sentValue(contract, name)} always;`).join('\n')}

  location = ${baseUrl}404.html { internal; }
  location = ${baseUrl}404 { return 404; }
  location = ${baseUrl}index.html { return 301 ${baseUrl}$is_args$args; }
${redirects.map(({ from, to }) => `  location = ${quote(decodeURI(from))} { return 301 ${quote(withArgs(to))}; }`).join('\n')}
${baseUrl === '/' ? '' : `  location = / { return 301 ${baseUrl}; }\n  location = ${baseUrl.slice(0, -1)} { return 301 ${baseUrl}$is_args$args; }\n`}
  # Files for hosts, and dot files, are nobody's page.
  location ~ (^${escapeRegExp(baseUrl)}_(?:headers|redirects)$|/\\.) { return 404; }

${trailingSlash ? SLASHED : PLAIN}

${redirects.some(({ from }) => from === baseUrl) ? '' : `  location = ${baseUrl} {\n    try_files ${baseUrl}index.html =404;\n  }\n`}}
`
}

/** Rules for pages that are files next to others and served without extension. */
const PLAIN = `  location ~ (?:\\.html|[^/]/)$ {
    if ($clean_address = "") { return 404; }
    if (-f $document_root$clean_file) { return 301 $clean_address; }
    return 404;
  }

  location / {
    try_files $uri $uri.html =404;
  }`

/** Rules for pages that are index files, served by the names of their folders. */
const SLASHED = `  location ~ [^/]/$ {
    try_files \${uri}index.html =404;
  }

  location / {
    if ($clean_address = "") { return 404; }
    if (-f $document_root$clean_file) { return 301 $clean_address; }
    try_files $uri =404;
  }`

/** Returns the value for `add_header`: a constant, or a variable if it depends on the path. */
function sentValue(contract: HostContract, name: string): string {
  const usual = contract.headers[name]
  return usual === undefined || values(contract, name).length > 0 ? variable(name) : quote(usual)
}

/** Returns the deviating values of a header, with the pattern for `map`. */
function values({ exceptions }: HostContract, name: string): [string, string][] {
  return exceptions.flatMap(({ pattern, headers }) => {
    const value = headers[name]
    return value === undefined ? [] : [[toRegExp(decodeURI(pattern)), value] as [string, string]]
  })
}

/** nginx evaluates headers after it has appended the file's extension to the path, so the pattern allows it. */
function toRegExp(pattern: string): string {
  if (pattern.endsWith('*')) return `~^${escapeRegExp(pattern.slice(0, -1))}`
  return `~^${escapeRegExp(pattern)}(?:(?:(?<=/)index)?\\.html)?$`
}

function makeMap(source: string, target: string, entries: [string, string][]): string {
  const lines = entries.map(([key, value]) => `  ${key === 'default' ? key : quote(key)} ${quote(value)};`)
  return `map ${source} ${target} {\n${lines.join('\n')}\n}`
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`
}

/** Keeps the query of the request, before the target's fragment. */
function withArgs(to: string): string {
  const [path = '', hash] = to.split('#')
  return `${path}${path.includes('?') ? '' : '$is_args$args'}${hash === undefined ? '' : `#${hash}`}`
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
