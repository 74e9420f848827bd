import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import capacitor from '../capacitor.config.ts';
import { assetLinks } from './asset-links.ts';
import { checkNativeSettings } from './native-settings.ts';
import { makeNativeSite } from './native-site.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const strings = read('android/app/src/main/res/values/strings.xml');
const manifest = read('android/app/src/main/AndroidManifest.xml');

const scratch = mkdtempSync(join(tmpdir(), 'mizizi-native-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a sync without an Android SDK', () => {
  const project = join(scratch, 'project');
  const inProject = (path: string): string => readFileSync(join(project, path), 'utf8');
  let output = '';

  beforeAll(() => {
    const built = join(scratch, 'built');
    for (const [file, text] of [
      ['app-shell.html', '<link rel="manifest" href="/manifest.webmanifest" /><div id="root">shell</div>'],
      ['index.html', 'the start page, prerendered'],
      ['shop/index.html', 'the shop, prerendered'],
      ['assets/main-1.js', 'code'],
      ['assets/main-1.js.br', 'compressed'],
      ['knowledge/herbs.json', '[]'],
      ['favicon.svg', '<svg/>'],
      ['sw.js', 'worker'],
    ] as const) {
      mkdirSync(join(built, file, '..'), { recursive: true });
      writeFileSync(join(built, file), text);
    }
    mkdirSync(project);
    for (const name of ['android', 'package.json', 'capacitor.config.ts'])
      cpSync(join(ROOT, name), join(project, name), {
        recursive: true,
        filter: (from) => !/assets$|capacitor-cordova-android-plugins$/.test(from),
      });
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
    makeNativeSite(built, join(project, capacitor.webDir ?? ''));
    const cli = join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor');
    const run = spawnSync(process.execPath, [cli, 'sync', 'android'], { cwd: project, encoding: 'utf8' });
    output = run.stdout + run.stderr;
    if (run.status !== 0) throw new Error(output);
  });

  it('carries the shell for every address, with code and knowledge but nothing made for servers', () => {
    const assets = 'android/app/src/main/assets';
    expect(inProject(`${assets}/public/index.html`)).toBe('<div id="root">shell</div>');
    expect(existsSync(join(project, assets, 'public/assets/main-1.js'))).toBe(true);
    expect(existsSync(join(project, assets, 'public/knowledge/herbs.json'))).toBe(true);
    expect(
      ['assets/main-1.js.br', 'shop', 'sw.js'].filter((left) =>
        existsSync(join(project, assets, 'public', left)),
      ),
    ).toEqual([]);
    expect(existsSync(join(project, assets, 'public', capacitor.server?.errorPath ?? '-'))).toBe(true);
    expect(JSON.parse(inProject(`${assets}/capacitor.config.json`))).toEqual(capacitor);
  });

  it('finds the plugins of package.json, and the Gradle files that are kept agree', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const plugins = Object.keys(dependencies).filter(
      (name) => name.startsWith('@capacitor/') && name !== '@capacitor/core',
    );
    expect(plugins.length).toBeGreaterThan(2);
    for (const name of plugins) expect(output).toContain(`${name}@${dependencies[name]}`);
    const paths = (gradle: string): string => gradle.replace(/'[^']*node_modules\//g, "'../node_modules/");
    for (const file of ['android/capacitor.settings.gradle', 'android/app/capacitor.build.gradle'])
      expect(paths(inProject(file)), `${file}: run npm run native:sync`).toBe(read(file));
  });
});

describe('the Android project', () => {
  it('is the app of the configuration, of one major version throughout', () => {
    expect(read('android/app/build.gradle')).toContain(`applicationId "${capacitor.appId}"`);
    expect(strings).toContain(`<string name="app_name">${capacitor.appName}</string>`);
    const versions = ['core', 'cli', 'android', 'app', 'browser', 'filesystem', 'share'].map(
      (name) =>
        (JSON.parse(read(`node_modules/@capacitor/${name}/package.json`)) as { version: string }).version,
    );
    expect(new Set(versions.map((version) => version.split('.')[0]))).toEqual(new Set(['8']));
    expect(new Set(versions.slice(0, 3)).size).toBe(1);
  });

  it('opens the links of every page, and leaves the API and the desks to the browser', () => {
    const exact = [...manifest.matchAll(/android:path="([^"]+)" \/>\s*(?=\s*<data)/g)].map(
      ([, path = '']) => path,
    );
    const prefixes = [...manifest.matchAll(/android:pathPrefix="([^"]+)"/g)].map(([, path = '']) => path);
    const opens = (path: string): boolean =>
      exact.includes(path) || prefixes.some((prefix) => path.startsWith(prefix));
    const routes = [...read('src/app/routes.tsx').matchAll(/(?:page|part|info)\('(\/[^']*)'/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/^\/(admin|test)/.test(path));
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter((path) => !opens(path))).toEqual([]);
    const others = [
      '/auth/v1/authorize',
      '/rest/v1/products',
      '/functions/v1/calendar',
      '/admin',
      '/dev/inbox',
    ];
    expect(others.filter(opens)).toEqual([]);
  });

  it('has what its resources name', () => {
    const res = join(ROOT, 'android/app/src/main/res');
    const icons = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'].map((at) => `mipmap-${at}/ic_launcher.png`);
    expect(icons.filter((icon) => !existsSync(join(res, icon)))).toEqual([]);
    for (const path of read('public/favicon.svg').matchAll(/<path d="([^"]+)"/g))
      expect(read('android/app/src/main/res/drawable/ic_launcher_foreground.xml')).toContain(path[1]);
    const scheme = /name="return_scheme"[^>]*>([^<]+)</.exec(strings)?.[1];
    expect(read('src/native/start.ts')).toContain(`'${scheme}://auth/callback'`);
    expect(read('supabase/config.toml')).toContain(`"${scheme}://auth/callback"`);
  });
});

describe('the settings of a build for phones', () => {
  const complete = {
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'key',
    VITE_SITE_URL: 'https://mizizi.app',
  };

  it('are complete, speak https and name the host whose links the app opens', () => {
    expect(checkNativeSettings(complete, strings)).toEqual([]);
    expect(checkNativeSettings({}, strings)).toHaveLength(3);
    expect(checkNativeSettings({ ...complete, VITE_SUPABASE_URL: 'http://10.0.2.2:3000' }, strings)).toEqual([
      'VITE_SUPABASE_URL must begin with https://',
    ]);
    expect(checkNativeSettings({ ...complete, VITE_SITE_URL: 'https://other.example' }, strings)[0]).toMatch(
      /opens links of mizizi\.app/,
    );
  });

  it('name who signs the app, for Android to trust its links', () => {
    const fingerprint = Array.from({ length: 32 }, () => 'ab').join(':');
    expect(JSON.stringify(assetLinks(` ${fingerprint} `, 'app.mizizi'))).toContain(fingerprint.toUpperCase());
    expect(() => assetLinks('ab:cd', 'app.mizizi')).toThrow(/no SHA-256 fingerprint: AB:CD/);
  });
});
