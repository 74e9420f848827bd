type Settings = Record<string, string | undefined>;

const NEEDED = {
  VITE_SUPABASE_URL: 'where the API is: the app has no origin of its own to ask',
  VITE_SUPABASE_ANON_KEY: 'its public key, from /config.json or the project’s settings',
  VITE_SITE_URL: 'the site’s address, to which mails and shared links lead',
};

function problemOfAddress(name: string, value: string): string | null {
  if (!URL.canParse(value)) return `${name} is no address: ${value}`;
  // Android lets an app of today speak https alone.
  return new URL(value).protocol === 'https:' ? null : `${name} must begin with https://`;
}

/**
 * What keeps the app from being built with these settings, one line each.
 *
 * @param strings the text of android/app/src/main/res/values/strings.xml
 */
export function checkNativeSettings(settings: Settings, strings: string): string[] {
  const missing = Object.entries(NEEDED).filter(([name]) => !settings[name]?.trim());
  if (missing.length > 0) return missing.map(([name, what]) => `${name} is missing: ${what}.`);
  const problems = ['VITE_SUPABASE_URL', 'VITE_SITE_URL'].flatMap(
    (name) => problemOfAddress(name, settings[name] ?? '') ?? [],
  );
  if (problems.length > 0) return problems;
  const host = new URL(settings['VITE_SITE_URL'] ?? '').host;
  const claimed = /name="site_host"[^>]*>([^<]*)</.exec(strings)?.[1];
  return claimed === host
    ? []
    : [`The app opens links of ${claimed}, but VITE_SITE_URL is ${host}: change site_host in strings.xml.`];
}
