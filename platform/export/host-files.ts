import { languageCookie, languages } from '../../shared/src/i18n/language.ts'
import { documentFile } from '../compose/document.ts'
import { documentHeaders } from '../compose/document-headers.ts'
import { outboundPath } from '../compose/outbound.ts'
import {
  framedHeaders,
  integrityHeader,
  noIntegrityPolicyPattern,
  policyHeader,
  type SiteHeaders,
} from '../compose/security-headers.ts'
import { feedFiles } from '../feeds/feed-files.ts'
import { forEver } from '../release/release-file.ts'

/** The headers that a host sends with all answers: one policy that fits every document. */
function headersOfAll({ all, commonPolicy }: SiteHeaders): Record<string, string> {
  return { ...all, [policyHeader]: commonPolicy }
}

/** The headers of the page that posts to web hooks. */
function headersOfOutbound({ all, policies }: SiteHeaders): Record<string, string> {
  return framedHeaders({ ...all, [policyHeader]: policies[outboundPath] ?? '' })
}

/**
 * Other names of the documents' files. Static hosts answer to them as well: Cloudflare Pages to
 * `/about/index.fil`, Netlify to `/about/index.fil.html` too.
 */
const fileNames = [
  ...languages.flatMap((language) => {
    const name = documentFile('/', language)
    return [`/*${name}`, `/*${name.replace(/\.html$/, '')}`]
  }),
  '/404.*',
]

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Where several rules fit a path, they
 * send all of them, and browsers obey every policy: so each path that has a policy is named once.
 * Without the integrity policy: these hosts cannot keep it from the browsers that fail under it.
 */
export function headersFileText(headers: SiteHeaders): string {
  const { [policyHeader]: _, [integrityHeader]: __, 'x-frame-options': ___, ...all } = headers.all
  const only = (values: Record<string, string>) => ({
    [policyHeader]: values[policyHeader] ?? '',
    'x-frame-options': values['x-frame-options'] ?? '',
  })
  const outbound = only(headersOfOutbound(headers))
  const pages = Object.entries(headers.policies).flatMap(([path, policy]) => {
    const values = only({ ...headers.all, [policyHeader]: policy })
    // Some hosts redirect a page to its folder.
    const spellings = path === '/' ? [path] : [path, `${path}/`]
    return path === outboundPath ? [] : spellings.map((spelling) => [spelling, values] as const)
  })
  // One rule for the documents of all pages: no policy fits them all in a line, so it only keeps others
  // from framing them.
  const unframed = { [policyHeader]: "frame-ancestors 'none'", 'x-frame-options': 'DENY' }
  const rules: Record<string, Record<string, string>> = {
    '/*': { ...all, 'no-vary-search': documentHeaders['no-vary-search'] },
    ...Object.fromEntries(fileNames.map((name) => [name, unframed])),
    ...Object.fromEntries(pages),
    '/documents/*': only(framedHeaders(headers.all)),
    [outboundPath]: outbound,
    // Where the host redirects a document to its name.
    [outboundPath.replace(/\.html$/, '')]: outbound,
    ...Object.fromEntries(
      feedFiles.map(({ path, type }) => [path, { 'content-type': `${type}; charset=utf-8` }]),
    ),
    '/service-worker.js': { 'cache-control': 'no-cache' },
    '/shell/*': { 'cache-control': forEver },
    '/sections/*': { 'cache-control': forEver },
  }
  return Object.entries(rules)
    .map(([path, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)
      return `${path}\n${lines.join('\n')}\n`
    })
    .join('\n')
}

/** What Cloudflare Pages reads of `_headers`: it leaves out the rest without a word to visitors. */
const readByCloudflare = { rules: 100, lineLength: 2000 }

/** Whether Cloudflare Pages reads all of a file `_headers`. */
export function isReadByCloudflare(text: string): boolean {
  const { rules, lineLength } = readByCloudflare
  const lines = text.split('\n')
  return (
    lines.filter((line) => line.startsWith('/')).length <= rules &&
    lines.every(({ length }) => length <= lineLength)
  )
}

/**
 * What nginx needs to serve the exported folder: to be included in its `http` block. The names of
 * the variables begin with `portal_`, so that it can stand beside other sites.
 *
 * @param folder - the exported folder, as nginx sees it; without `$`, which nginx would not take as it is
 * @param server - the address of the `npm start` that keeps the data, or null where a hosted project does
 */
export function nginxFileText(site: SiteHeaders, folder: string, server: string | null): string {
  const integrity = site.all[integrityHeader]
  const common: Record<string, string> = {
    ...headersOfAll(site),
    [integrityHeader]: '$portal_integrity',
  }
  const ofFramed = framedHeaders(common)
  const policy = inPieces('portal_policy', common[policyHeader] ?? '')
  const framedPolicy = inPieces('portal_framed_policy', ofFramed[policyHeader] ?? '')
  const ofAll = { ...common, [policyHeader]: policy.text }
  const all = addHeaders(ofAll)
  const framed = addHeaders({ ...ofFramed, [policyHeader]: framedPolicy.text })
  const page = addHeaders({
    ...ofAll,
    ...documentHeaders,
    'server-timing': `${site.all['server-timing']}$portal_saver`,
  })
  return `# Made by npm run export; include it in nginx's http block, and reload nginx after each export.
map $arg_lang $portal_asked {
  default "";
  en en;
  fil fil;
}
map "$portal_asked:$cookie_language" $portal_suffix {
  default "";
  ~^fil: .fil;
  ~^:fil$ .fil;
}
# Tells the page's scripts what the browser asked with.
map $http_save_data $portal_saver {
  default "";
  on ", save-data";
}
# WebKit and Firefox would refuse scripts that the import maps pin.
map $http_user_agent $portal_integrity {
  default "${integrity}";
  ~${noIntegrityPolicyPattern} "";
}
map $portal_asked $portal_cookie {
  default "";
  ~. "${languageCookie('$portal_asked')}";
}
# nginx reads no text of 4 kB in one: the policies grow with the portal's pages.
${policy.maps}
${framedPolicy.maps}

server {
  listen 8080;
  root ${quoted(folder)};
  absolute_redirect off;
  # The privacy policy says that no log of visits is kept.
  access_log off;
  charset utf-8;
  gzip_static on;
  # Where nginx has the brotli module:
  # brotli_static on;
  etag on;
  error_page 404 /404$portal_suffix.html;
  # An address that cannot be decoded, such as /%, leads nowhere either.
  error_page 400 =404 /404$portal_suffix.html;

  # Releases never change.
  location ~ ^/(shell|sections)/ {
    try_files $uri =404;
    add_header cache-control "${forEver}";
    add_header access-control-allow-origin "*";
${all}
  }

  # The portal's own pages may show a published document within themselves.
  location /documents/ {
    try_files $uri =404;
    add_header cache-control no-cache;
${framed}
  }

  # Posts to a visitor's web hook, from within a sandboxed frame.
  location = ${outboundPath} {
    add_header cache-control no-cache;
${addHeaders({ ...headersOfOutbound(site), [integrityHeader]: '$portal_integrity' })}
  }

${server ? dataFrom(server) : feedFolder(all)}

  # For the server's operator, not for visitors.
  location ~ ^/(nginx\\.conf|_headers|\\.exported\\.json)$ {
    return 404;
  }

  location / {
    try_files $uri $uri/index$portal_suffix.html =404;
    add_header cache-control no-cache;
    add_header set-cookie $portal_cookie;
${page}
  }
}
`
}

/** The data and its feeds where `npm start` answers for them, with headers of its own. */
function dataFrom(server: string): string {
  return `  # npm start, with PORTAL_TRUST_PROXY=1, counts messages by the last address in this header, and nginx
  # by itself hands on what the visitor wrote there. $proxy_add_x_forwarded_for would leave that in, before
  # the true address: this way no reader can take the wrong one.
  location ~ ^/(rest/v1|feeds)/ {
    proxy_pass ${server};
    proxy_set_header X-Forwarded-For $remote_addr;
  }`
}

/** The feeds of a hosted project, which the export writes. */
function feedFolder(headers: string): string {
  return `  location /feeds/ {
    types { application/atom+xml xml; text/calendar ics; application/json json; }
    charset_types application/atom+xml text/calendar application/json;
    try_files $uri =404;
    add_header cache-control "public, max-age=300";
${headers}
  }`
}

/** How much of a text stands in one piece, in characters; nginx reads fewer than 4,096 bytes. */
const pieceLength = 2_000

/** A text that may be of any length, as nginx puts it together, and the variables that hold it. */
function inPieces(name: string, text: string): { maps: string; text: string } {
  const starts = Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, i) => i)
  const pieces = starts.map((i) => text.slice(i * pieceLength, (i + 1) * pieceLength))
  return {
    maps: pieces
      .map((piece, i) => `map $host $${name}_${i} {\n  default "${piece}";\n}`)
      .join('\n'),
    text: pieces.map((_, i) => `$${name}_${i}`).join(''),
  }
}

function addHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)
    .join('\n')
}

/** A text as nginx reads it, whatever blanks, quotes and brackets it holds. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
