import { Agent, request } from 'node:http';

/** What `closedLoop` reads of an answer. */
export type Answer = Pick<Response, 'ok' | 'status' | 'url' | 'text'>;

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Asks as `fetch` does, at half of its work: whoever measures shares the processor with what is measured, and `fetch` took
 * a sixth of it while orders were placed.
 */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body = '' }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const text = async (): Promise<string> => Buffer.concat(parts).toString();
        resolve({ ok: status >= 200 && status < 300, status, url, text });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
