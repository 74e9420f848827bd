import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import path from 'node:path';

import { AwsV4Signer } from 'aws4fetch';

import type { BackupConfig } from '../config.ts';

const PATIENCE_MS = 6 * 3_600_000;

/** Puts a file into the bucket under its own name; throws with what the service answered when it does not take it. */
export async function sendToBucket(file: string, s3: NonNullable<BackupConfig['s3']>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  const { url, headers } = await new AwsV4Signer({
    method: 'PUT',
    url: `${s3.url}/${path.basename(file)}`,
    headers: { 'x-amz-content-sha256': hash.digest('hex') },
    accessKeyId: s3.keyId,
    secretAccessKey: s3.secret,
    service: 's3',
    region: s3.region,
  }).sign();
  const response = await fetch(url, {
    method: 'PUT',
    headers,
    body: await openAsBlob(file),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = await response.text();
  if (!response.ok) {
    const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1];
    throw new Error(`${s3.url} did not take the backup: ${response.status}${code ? ` ${code}` : ''}`);
  }
  return url.href;
}
