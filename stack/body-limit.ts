import type { Context, MiddlewareHandler } from 'hono';

import { bindingsOf } from './peer-address.ts';

const MEBIBYTE = 1024 * 1024;

/**
 * Refuses bodies of more than `maxSize` bytes. Hono's own middleware puts a copy made by the runtime's `Request` in the
 * place of a request without a length. That class takes the Node adapter's light-weight request for a text, unless the
 * adapter is let replace it for the whole process; so a body without a length is read and put into a new request here.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const refuse = (context: Context): Response => {
    // Taking in the rest, unread, lets a client that is still sending see the answer.
    bindingsOf(context.env)?.incoming?.resume();
    return context.json(
      {
        code: 'payload_too_large',
        message: `A request may have at most ${Math.floor(maxSize / MEBIBYTE)} MB.`,
      },
      413,
    );
  };
  return async (context, next) => {
    const { req } = context;
    // Looking for a body builds the whole request, and these have none.
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const inPieces = req.header('transfer-encoding') !== undefined;
    const length = req.header('content-length');
    if (length !== undefined && !inPieces) return Number(length) > maxSize ? refuse(context) : next();
    // Over the network a body has one of the two headers; a call within the process needs neither.
    if (!inPieces && bindingsOf(context.env) !== undefined) return next();
    if (!req.raw.body) return next();
    const body = await readAtMost(req.raw.body, maxSize);
    if (!body) return refuse(context);
    const { url, method, headers, signal } = req.raw;
    req.raw = new Request(url, { method, headers: new Headers([...headers]), body, signal });
    return next();
  };
}

/** The whole stream, or null as soon as it turns out to be longer. */
async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(new Uint8Array(chunk));
  }
  return new Blob(chunks);
}
