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

/** The project's secret key: on hosted Supabase the one named `default`, where there are keys of the new kind. */
export function secretKey(): string {
  const keys: unknown = JSON.parse(readEnv('SUPABASE_SECRET_KEYS') ?? '{}');
  const key: unknown = typeof keys === 'object' && keys !== null ? Reflect.get(keys, 'default') : undefined;
  return typeof key === 'string' && key !== '' ? key : requireEnv('SUPABASE_SERVICE_ROLE_KEY');
}

/** The address people see, without a slash at its end. */
export function siteUrl(): string {
  return requireEnv('SITE_URL').replace(/\/+$/, '');
}
