/**
 * A bucket that takes files as S3 does: `PUT /<bucket>/<key>`, signed as "Signature Version 4" documents it, with the
 * checksum of the body. It works the signature out by itself, from what came over the wire.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Simulator {
  url: string;
  /** By their path: `/bucket/folder/name`. */
  objects: ReadonlyMap<string, Buffer>;
  /** The next request is answered with this status. */
  failNext: (status: number) => void;
  close: () => Promise<void>;
}

interface Account {
  keyId: string;
  secret: string;
  region: string;
}

/** How far the clocks of both sides may be apart. */
const SKEW_MS = 15 * 60_000;

export async function startS3Simulator(account: Account): Promise<S3Simulator> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const failure = failures.shift();
      const wrong = failure === undefined ? problemOf(request, body, account) : 'InternalError';
      if (wrong === undefined) {
        objects.set(new URL(request.url ?? '/', 'http://s3').pathname, body);
        response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
      } else {
        response.writeHead(failure ?? (wrong === 'MethodNotAllowed' ? 405 : 403), {
          'content-type': 'application/xml',
        });
        response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${wrong}</Code></Error>`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext: (status) => void failures.push(status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The code S3 refuses it with; undefined when it is right. */
function problemOf(request: IncomingMessage, body: Buffer, account: Account): string | undefined {
  const header = (name: string): string => String(request.headers[name] ?? '');
  if (request.method !== 'PUT') return 'MethodNotAllowed';
  if (header('content-length') === '') return 'MissingContentLength';
  const [, keyId, day, region, service, signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  if (signature === '') return 'AccessDenied';
  if (keyId !== account.keyId) return 'InvalidAccessKeyId';
  if (region !== account.region || service !== 's3') return 'AuthorizationHeaderMalformed';
  const [, year, month, date, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(header('x-amz-date')) ?? [];
  const at = Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(Date.now() - at) < SKEW_MS) || day !== `${year}${month}${date}`)
    return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const sum = createHash('sha256').update(body).digest('hex');
  if (header('x-amz-content-sha256') !== sum) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  searchParams.sort();
  const asked = [
    request.method,
    pathname,
    searchParams.toString(),
    ...names.map((name) => `${name}:${header(name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders,
    sum,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, hashOf(asked)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part ?? ''),
    Buffer.from(`AWS4${account.secret}`),
  );
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch';
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
