import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { DEFAULT_LIMITS } from './auth/guards.ts';
import { DEFAULT_EXPIRY } from './auth/verify.ts';
import { readConfig } from './config.ts';
import { SETTINGS } from './setting-names.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

describe('.env.example', () => {
  /** Settings as the file gives them, all of them commented out. */
  const settings = new Map(
    [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

  it('names every variable that is read, and no other', () => {
    const asked = new Set<string>();
    const environment = new Proxy<Record<string, string>>(
      // Some are only looked for beside others.
      { MPESA_CONSUMER_KEY: 'a', MPESA_CONSUMER_SECRET: 'b', MPESA_SHORTCODE: '174379', MPESA_PASSKEY: 'c' },
      {
        get: (values, name: string) => {
          asked.add(name);
          return values[name];
        },
      },
    );
    readConfig(environment);
    const named = [...settings.keys()].filter((name) => !/^VITE_(?!CONTACT_|SOCIAL_)/.test(name));
    expect(named.toSorted()).toEqual([...asked].toSorted());
  });

  it('names every setting whose misspelt name is told', () => {
    expect([...settings.keys()].toSorted()).toEqual([...SETTINGS].toSorted());
  });

  it('shows defaults as they are', () => {
    const defaults = [
      'PORT',
      'HOST',
      'TRUST_PROXY',
      'LOG_LEVEL',
      'DEMO',
      'DATA_DIR',
      'BACKUP_KEEP_DAYS',
      'BACKUP_KEEP_WEEKS',
    ];
    const shown = Object.fromEntries(defaults.map((name) => [name, settings.get(name)]));
    // That they are set at all is noted for backups.
    const { backup, ...config } = readConfig(shown);
    const { backup: unset, ...rest } = readConfig({});
    expect({ ...config, backup: { ...backup, settings: [] } }).toEqual({ ...rest, backup: unset });
  });

  it('gives examples that are accepted', () => {
    const examples = Object.fromEntries([...settings].filter(([name]) => name !== 'DEMO'));
    const keys = ['MPESA_CONSUMER_KEY', 'MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY'];
    const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'];
    const filled = Object.fromEntries(
      [...keys, ...google, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'BACKUP_S3_SECRET'].map((name) => [
        name,
        'x',
      ]),
    );
    expect(() => readConfig({ ...examples, ...filled })).not.toThrow();
  });
});

describe('supabase/config.toml', () => {
  const sections = new Map(
    read('supabase/config.toml')
      .split(/^(?=\[)/m)
      .map((text) => [/^\[(.+)\]/.exec(text)?.[1] ?? '', text]),
  );
  const valueOf = (section: string, name: string): string | undefined =>
    new RegExp(`^${name} = ["']?(.*?)["']?$`, 'm').exec(sections.get(section) ?? '')?.[1];

  it('wires every mail template, under its own subject', () => {
    for (const file of readdirSync(path.join(ROOT, 'supabase/templates'))) {
      const section = `auth.email.template.${path.parse(file).name}`;
      expect(valueOf(section, 'content_path')).toBe(`./supabase/templates/${file}`);
      expect(valueOf(section, 'subject')).toBe(
        /<title>(.*)<\/title>/.exec(read(`supabase/templates/${file}`))?.[1],
      );
    }
  });

  it('lists every function, and leaves the callers to each', () => {
    const functions = readdirSync(path.join(ROOT, 'supabase/functions')).filter((name) =>
      existsSync(path.join(ROOT, 'supabase/functions', name, 'index.ts')),
    );
    for (const name of functions) expect(valueOf(`functions.${name}`, 'verify_jwt')).toBe('false');
  });

  it('pushes no address of somebody’s own machine, and loads no demo account', () => {
    const text = read('supabase/config.toml').replaceAll(/^ *#.*$/gm, '');
    expect(text).not.toMatch(/localhost|127\.0\.0\.1|\.demo/);
    expect(valueOf('remotes.production.auth', 'site_url')).toMatch(/^https:/);
    const seeds = readdirSync(path.join(ROOT, 'supabase')).filter((file) => /^seed\..*sql$/.test(file));
    expect([...text.matchAll(/"\.\/(seed\..*?sql)"/g)].map(([, file]) => file).toSorted()).toEqual(
      seeds.filter((file) => !file.includes('demo')).toSorted(),
    );
  });

  it('asks for the present password before a new one, and knows codes as a second step', () => {
    expect(valueOf('auth.email', 'require_current_password')).toBe('true');
    expect(valueOf('auth.email', 'secure_password_change')).toBe('true');
    expect(valueOf('auth.mfa.totp', 'enroll_enabled')).toBe('true');
    expect(valueOf('auth.mfa.totp', 'verify_enabled')).toBe('true');
  });

  it('holds to the limits and lifetimes of the embedded stack', () => {
    expect(valueOf('auth.email', 'otp_expiry')).toBe(String(DEFAULT_EXPIRY.confirmation));
    expect(valueOf('auth.email', 'max_frequency')).toBe(`${DEFAULT_LIMITS.mailIntervalSeconds}s`);
    expect(valueOf('auth.email', 'double_confirm_changes')).toBe('false');
    expect(valueOf('auth.rate_limit', 'email_sent')).toBe(String(DEFAULT_LIMITS.mailsPerHour));
    expect(valueOf('auth.rate_limit', 'sign_in_sign_ups')).toBe(String(DEFAULT_LIMITS.signInsPerClient));
    expect(valueOf('auth.rate_limit', 'token_verifications')).toBe(
      String(DEFAULT_LIMITS.verificationsPerClient),
    );
  });
});
