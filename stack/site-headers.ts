/** What every answer of the API carries as well. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Headers of the site's pages and files. Scripts run from our own files or when the build listed their hash; styles
 * may be inline, since components position things with them. Avatars come from Google, and pictures from the API, which
 * for a site on a host of its own is at `apiUrl`, WebSockets included.
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  secure: boolean,
  apiUrl?: string,
): Record<string, string> {
  const api = apiUrl === undefined ? '' : ` ${new URL(apiUrl).origin}`;
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://*.googleusercontent.com${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}${api.replace(' http', ' ws')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    ...fileHeaders(secure),
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Headers of scripts, pictures and fonts, which are judged by the page that uses them: many small answers stay small. */
export function fileHeaders(secure: boolean): Record<string, string> {
  return {
    ...COMMON_HEADERS,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
