/**
 * Makes the Android project ready to be built: builds the site for the app, puts it into `.native/` and lets Capacitor
 * copy it into `android/` with the plugins of package.json. Needs no Android SDK. See docs/native.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSite } from './build.ts';
import { checkNativeSettings } from './native-settings.ts';
import { makeNativeSite } from './native-site.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const strings = readFileSync(join(ROOT, 'android/app/src/main/res/values/strings.xml'), 'utf8');

const problems = checkNativeSettings(process.env, strings);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

const site = join(ROOT, '.cache', 'native-site');
try {
  await buildSite({ site });
  const files = makeNativeSite(site, join(ROOT, '.native'));
  console.log(`app: ${files} files`);
} finally {
  rmSync(site, { recursive: true, force: true });
}
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync', 'android'],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
