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

/** The address people see, without a slash at its end. */
export function siteUrl(): string {
  return requireEnv('SITE_URL').replace(/\/+$/, '');
}
