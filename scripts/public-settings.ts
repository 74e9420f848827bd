type Settings = Record<string, string | undefined>;

/**
 * What keeps a site from being built with the settings that become part of it, one line each: everybody can read them
 * there. No value is repeated, since it may be the secret that was meant for another place.
 */
export function checkPublicSettings(settings: Settings): string[] {
  const url = settings['VITE_SUPABASE_URL']?.trim() ?? '';
  const key = settings['VITE_SUPABASE_ANON_KEY']?.trim() ?? '';
  if (url === '' && key === '') return [];
  if (url === '' || key === '')
    return ['VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY must be set together, or neither.'];
  return [...problemsOfAddress(url), ...problemsOfKey(url, key)];
}

function problemsOfAddress(url: string): string[] {
  const example = 'such as https://<project>.supabase.co';
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return [`VITE_SUPABASE_URL must be the address of the project's API, ${example}.`];
  const { username, password, pathname, host } = new URL(url);
  if (username !== '' || password !== '') return ['VITE_SUPABASE_URL must not hold a password.'];
  if (pathname.replace(/\/+$/, '') !== '' || host === 'supabase.com')
    return [`VITE_SUPABASE_URL must be the address of the project's API alone, ${example}.`];
  if (url.startsWith('http:') && host.endsWith('.supabase.co'))
    return [
      `VITE_SUPABASE_URL must begin with https, ${example}: browsers open nothing else from a safe page.`,
    ];
  return [];
}

function problemsOfKey(url: string, key: string): string[] {
  const claims = claimsOf(key);
  if (key.startsWith('sb_secret_') || (claims && claims.role !== 'anon'))
    return [
      'VITE_SUPABASE_ANON_KEY is a secret key, which would stand in the site for everybody: take the publishable one.',
    ];
  // A password, or what tokens are signed with, is in neither form.
  if (!claims && !key.startsWith('sb_publishable_'))
    return [
      'VITE_SUPABASE_ANON_KEY is no key of a project: take the publishable one, which begins with sb_publishable_.',
    ];
  const host = URL.canParse(url) ? new URL(url).host : '';
  if (claims?.ref && host.endsWith('.supabase.co') && host !== `${claims.ref}.supabase.co`)
    return ['VITE_SUPABASE_ANON_KEY belongs to another project than VITE_SUPABASE_URL.'];
  return [];
}

/** Of a key in the old form, a JSON web token: whose rights it has, and in which project. */
function claimsOf(key: string): { role?: string; ref?: string } | undefined {
  const body = /^eyJ[\w-]*\.([\w-]+)\./.exec(key)?.[1];
  if (body === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as { role?: string; ref?: string };
  } catch {
    return {}; // not one of theirs, and then no visitor's key either
  }
}
