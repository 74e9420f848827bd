const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `wanted` when it may be redirected to, else the site's own address. Allowed are the site's origin (on a developer's
 * machine by any of its loopback names) and the patterns of the allow-list.
 */
export function allowedRedirect(wanted: string | null | undefined, site: string, patterns: string[]): string {
  if (!wanted || !isAllowed(wanted, site, patterns)) return site;
  // As a browser will read it: a backslash, say, is a slash there.
  return /[\\\s]/.test(wanted) ? new URL(wanted).href : wanted;
}

function isAllowed(wanted: string, site: string, patterns: string[]): boolean {
  if (!URL.canParse(wanted)) return false;
  const url = new URL(wanted);
  if (url.username || url.password) return false;
  if (url.protocol === 'javascript:' || url.protocol === 'data:') return false;
  if (sameSite(url, new URL(site))) return true;
  // Matched as the browser will read it, so that an odd spelling cannot pass one reading and mean the other.
  const plain = url.href.split('#')[0] ?? '';
  return patterns.some((pattern) => globExpression(pattern).test(plain));
}

function sameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.port !== site.port) return false;
  return url.hostname === site.hostname || (LOOPBACK.has(url.hostname) && LOOPBACK.has(site.hostname));
}

/** As in Supabase's allow-list: `*` stays between dots and slashes, `**` crosses them, `?` is one character. */
function globExpression(pattern: string): RegExp {
  const body = pattern
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\*\*|\*|\?/g, (wildcard) => (wildcard === '**' ? '.*' : wildcard === '*' ? '[^./]*' : '[^./]'));
  return new RegExp(`^${body}$`);
}
