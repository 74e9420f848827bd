/**
 * The part of the Storage API of a hosted project that moving needs, in front of a database with its schema: buckets are listed,
 * objects written and read, by whoever sends the secret key. What is stored gets its row as Storage writes it.
 */
import { createHash } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import { type LoopbackServer, serveOnLoopback } from '../simulators/loopback.ts';

export interface TestStorage extends LoopbackServer {
  secretKey: string;
  /** The bytes it holds, by `bucket/name`. */
  objects: Map<string, Buffer>;
  /** How many objects were written. */
  written: () => number;
  /** Cuts the connection of every upload once so many have arrived; undefined: of none. */
  cutAfter: (uploads: number | undefined) => void;
  /** As a store that takes files in parts does it, so that the sum of a row says nothing of the whole. */
  inParts: (isOn: boolean) => void;
}

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export async function startTestStorage(asPlatform: Rows): Promise<TestStorage> {
  const secretKey = 'sb_secret_of-the-project-there';
  const objects = new Map<string, Buffer>();
  let written = 0;
  let most: number | undefined;
  let hasParts = false;
  const app = new Hono<{ Bindings: HttpBindings }>().basePath('/storage/v1');
  app.use(async (context, next) => {
    if (context.req.header('apikey') === secretKey) return next();
    return context.json({ statusCode: '403', error: 'Unauthorized', message: 'Invalid API key' }, 403);
  });
  app.get('/bucket', async (context) => context.json(await asPlatform('select * from storage.buckets')));
  app.post('/object/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = context.req.param();
    if (most !== undefined && written >= most) {
      context.env.incoming.destroy();
      return context.body(null);
    }
    const key = `${bucket}/${name}`;
    if (objects.has(key) && context.req.header('x-upsert') !== 'true')
      return context.json(
        { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' },
        400,
      );
    const bytes = Buffer.from(await context.req.arrayBuffer());
    const sum = createHash('md5').update(bytes).digest('hex');
    const metadata = {
      eTag: `"${sum}${hasParts ? '-2' : ''}"`,
      size: bytes.byteLength,
      mimetype: context.req.header('content-type'),
      cacheControl: context.req.header('cache-control'),
    };
    objects.set(key, bytes);
    written += 1;
    const [row] = await asPlatform(`
      insert into storage.objects (bucket_id, name, version, metadata)
      values (${literal(bucket)}, ${literal(name)}, gen_random_uuid()::text, ${literal(JSON.stringify(metadata))})
      on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version returning id`);
    return context.json({ Id: row?.['id'], Key: key });
  });
  app.get('/object/:bucket/:name{.+}', (context) => {
    const { bucket, name } = context.req.param();
    const bytes = objects.get(`${bucket}/${name}`);
    return bytes ? context.body(new Uint8Array(bytes)) : context.json({ message: 'Object not found' }, 404);
  });
  return {
    ...(await serveOnLoopback(app)),
    secretKey,
    objects,
    written: () => written,
    cutAfter: (uploads) => (most = uploads),
    inParts: (isOn) => (hasParts = isOn),
  };
}
