import { type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliCompress, constants } from 'node:zlib';

/** What must not travel from one kind of connection to the other. */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-connection|transfer-encoding|upgrade|http2-settings)$/;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;

export interface TlsProxy {
  /** `https://localhost:<port>`. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Stands before the product as a host would: HTTP/2 over TLS, and brotli for what the product does not compress
 * itself. `target` is asked for at each request, since the product learns this address before it starts.
 */
export async function startTlsProxy(
  certificate: { key: string; cert: string },
  target: () => string,
): Promise<TlsProxy> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (incoming, outgoing) =>
    forward(target(), incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function forward(target: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = plainHeaders(incoming.headers);
  headers['host'] = incoming.headers[':authority'] ?? incoming.headers.host;
  const asked = request(new URL(incoming.url, target), { method: incoming.method, headers }, (answer) =>
    hand(answer, incoming, outgoing),
  );
  asked.once('error', () => {
    outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(asked);
}

function hand(answer: IncomingMessage, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = plainHeaders(answer.headers);
  const compress =
    headers['content-encoding'] === undefined &&
    COMPRESSIBLE.test(String(headers['content-type'])) &&
    String(incoming.headers['accept-encoding']).includes('br');
  if (compress) {
    delete headers['content-length'];
    headers['content-encoding'] = 'br';
  }
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  const finished = (): void => undefined; // A browser that goes away in the middle is no failure.
  if (!compress) pipeline(answer, outgoing, finished);
  else {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    pipeline(answer, brotli, outgoing, finished);
  }
}

function plainHeaders(headers: IncomingMessage['headers']): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.test(name)),
  );
}
