/**
 * What a host of static files has to know of the built site, written beside it in the words of four kinds of hosts: the
 * headers that the stack sends (stack/site-headers.ts), how long files are kept, and which addresses are the app's.
 * `_headers` is read by Netlify, Cloudflare Pages and others; `.hosting/` holds snippets to include.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { securityHeaders } from '../stack/site-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

type Headers = Readonly<Record<string, string>>;

/** @param apiUrl where the API is, when the build was told; otherwise it is on the site's own address */
export function writeHostFiles(site: string, apiUrl: string | undefined): void {
  const list = (name: string): string[] =>
    JSON.parse(readFileSync(path.join(site, name), 'utf8')) as string[];
  // An empty setting is none.
  const headers = securityHeaders(list('csp-hashes.json'), true, apiUrl?.trim() || undefined);
  const routes = patternOf(list('routes.json'));
  mkdirSync(path.join(site, '.hosting'), { recursive: true });
  writeFileSync(path.join(site, '_headers'), headersFile(headers));
  writeFileSync(path.join(site, '.hosting/nginx.conf'), nginxFile(headers, routes));
  writeFileSync(path.join(site, '.hosting/Caddyfile'), caddyFile(headers, routes));
}

/** The app's addresses as one regular expression; `/product/:id` has any text without a slash for its `:id`. */
const patternOf = (routes: readonly string[]): string =>
  `^(${routes
    .filter((route) => route !== '/')
    .map((route) => route.replaceAll(/[.+]/g, '[$&]').replaceAll(/:\w+/g, '[^/]+'))
    .join('|')})$`;

const lines = (headers: Headers, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

const headersFile = (headers: Headers): string => `/*
${lines(headers, (name, value) => `  ${name}: ${value}`)}
/assets/*
  cache-control: ${FOREVER}
/pictures/*
  cache-control: ${A_DAY}
/icons/*
  cache-control: ${A_DAY}
`;

const nginxFile = (
  headers: Headers,
  routes: string,
): string => `# Include it in a server block whose root is the built site.
${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}

gzip_static on;
error_page 404 /404.html;

location / {
  expires -1;
  try_files $uri $uri/index.html @app;
}
location /assets/ {
  expires 1y;
  try_files $uri =404;
}
location ~ ^/(pictures|icons)/ {
  expires 1d;
  try_files $uri =404;
}
location ~ ^/(_headers|csp-hashes\\.json|routes\\.json|\\.(?!well-known/)) {
  return 404;
}
location @app {
  expires -1;
  if ($uri ~* "${routes}") {
    rewrite ^ /app-shell.html last;
  }
  return 404;
}
`;

const caddyFile = (
  headers: Headers,
  routes: string,
): string => `# Import it in a site block whose root is the built site.
header {
${lines(headers, (name, value) => `\t${name} "${value}"`)}
\t?cache-control no-cache
}
header /assets/* cache-control "${FOREVER}"
header /pictures/* cache-control "${A_DAY}"
header /icons/* cache-control "${A_DAY}"

@hidden path_regexp ^/(_headers|csp-hashes\\.json|routes\\.json|\\.hosting/.*|\\.vite/.*)$
error @hidden 404
@app {
\tnot file {path} {path}/index.html
\tpath_regexp (?i)${routes}
}
rewrite @app /app-shell.html
try_files {path} {path}/index.html
file_server {
\tprecompressed br gzip
}
handle_errors {
\trewrite * /404.html
\tfile_server
}
`;
