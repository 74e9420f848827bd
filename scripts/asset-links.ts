/** `/.well-known/assetlinks.json`: lets Android open the site's links in our app, once it sees who signed it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/** @param fingerprints SHA-256 of the certificates that sign the app, between commas, as `keytool -list -v` prints them */
export function assetLinks(fingerprints: string, appId: string): object[] {
  const sha256 = fingerprints.split(',').map((one) => one.trim().toUpperCase());
  const wrong = sha256.find((one) => !FINGERPRINT.test(one));
  if (wrong !== undefined)
    throw new Error(`VITE_ANDROID_CERT_SHA256 holds no SHA-256 fingerprint: ${wrong || '(nothing)'}`);
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: sha256 },
    },
  ];
}

/** Writes the file into a built site when the certificates are known. */
export function writeAssetLinks(site: string, fingerprints: string | undefined, appId: string): void {
  if (!fingerprints?.trim()) return;
  mkdirSync(join(site, '.well-known'), { recursive: true });
  writeFileSync(
    join(site, '.well-known/assetlinks.json'),
    JSON.stringify(assetLinks(fingerprints, appId), null, 2),
  );
}
