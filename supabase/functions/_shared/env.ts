/** Where settings come from: Deno on Supabase, `process.env` when the embedded stack mounts the functions. */
type Runtime = {
  Deno?: { env: { get(name: string): string | undefined } };
  process?: { env: Record<string, string | undefined> };
};

/** The setting's value, or undefined when it is unset or empty. */
export function readEnv(name: string): string | undefined {
  const runtime = globalThis as Runtime;
  const value = runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name];
  return value === '' ? undefined : value;
}

/** The setting's value. Throws an error that names the setting, never its value. */
export function requireEnv(name: string): string {
  const value = readEnv(name);
  if (value === undefined) throw new Error(`The setting ${name} is missing`);
  return value;
}

/**
 * Keys of Supabase's new kind, which it hands over as JSON, `{"default":"sb_secret_…","jobs":"sb_secret_…"}`: the default
 * one first. None where the setting is missing.
 */
function namedKeys(name: string): string[] {
  const text = readEnv(name);
  if (text === undefined) return [];
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    throw new Error(`The setting ${name} is no JSON`);
  }
  if (typeof keys !== 'object' || keys === null) throw new Error(`The setting ${name} is no object of keys`);
  const named = Object.entries(keys).filter(([, key]) => typeof key === 'string' && key !== '');
  return named
    .toSorted(([a], [b]) => Number(b === 'default') - Number(a === 'default'))
    .map(([, key]) => key);
}

/** The key of everybody's own client, in the new kind or the old one. */
export function publishableKey(): string {
  return namedKeys('SUPABASE_PUBLISHABLE_KEYS')[0] ?? requireEnv('SUPABASE_ANON_KEY');
}

/** The key that passes every policy, in the new kind or the old one. */
export function secretKey(): string {
  return namedKeys('SUPABASE_SECRET_KEYS')[0] ?? requireEnv('SUPABASE_SERVICE_ROLE_KEY');
}

/** Every secret key of the project: its owner may have made several, and keeps the old one until it is switched off. */
export function secretKeys(): string[] {
  const former = readEnv('SUPABASE_SERVICE_ROLE_KEY');
  const keys = [...namedKeys('SUPABASE_SECRET_KEYS'), ...(former === undefined ? [] : [former])];
  return keys.length > 0 ? keys : [secretKey()];
}

/** The address people see, without a slash at its end. */
export function siteUrl(): string {
  return requireEnv('SITE_URL').replace(/\/+$/, '');
}
