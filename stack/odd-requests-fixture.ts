import { request as httpRequest } from 'node:http';

import { redirectConsole } from './console-log.ts';
import { createLog } from './log.ts';
import { startTestStack, type TestStack, type TestUser } from './testing.ts';

export interface Odd {
  method?: string;
  path: string;
  body?: string | undefined;
  type?: string;
  as?: 'visitor' | 'member' | 'service';
}

export interface OddAnswer {
  status: number;
  /** 4 for any 4xx. */
  family: number;
  location: string;
  text: string;
  /** Whether it shows words of the database's or the runtime's inside, which help nobody who reads them. */
  showsInside: boolean;
  /** What an owner would have to read in the log. */
  alarms: string[];
}

/** Refused in words, and no line in the log. */
export const REFUSED = { family: 4, showsInside: false, alarms: [] };

const INSIDE =
  /Error:|Cannot read|not a function|byte sequence|insufficient data|call stack|malformed|postgres/i;

export interface OddStack extends TestStack {
  member: TestUser;
  /** Sends what `fetch` would put right. */
  send: (odd: Odd) => Promise<OddAnswer>;
}

/** The project, whose log is read. */
export async function startOddStack(): Promise<OddStack> {
  const alarms: string[] = [];
  const log = createLog({ level: 'warn', format: 'json', write: (line) => alarms.push(line) });
  redirectConsole(log);
  const stack = await startTestStack({ project: true, demo: true, listen: true, log });
  const member = await stack.createUser();
  const send = async (odd: Odd): Promise<OddAnswer> => {
    alarms.length = 0;
    const { status, location, text } = await request(stack, member, odd);
    return {
      status,
      family: Math.floor(status / 100),
      location,
      text,
      showsInside: INSIDE.test(text),
      alarms: alarms.splice(0),
    };
  };
  return Object.assign(stack, { member, send });
}

function request(stack: TestStack, member: TestUser, odd: Odd) {
  const { method = 'GET', path, body, type = 'application/json', as = 'visitor' } = odd;
  const { hostname: host, port } = new URL(stack.url);
  const headers = {
    apikey: as === 'service' ? stack.keys.secretKey : stack.keys.anonKey,
    ...(as === 'member' ? { authorization: `Bearer ${member.accessToken}` } : {}),
    ...(body === undefined
      ? {}
      : { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
  };
  return new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    httpRequest({ host, port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text }),
      );
    })
      .on('error', reject)
      .end(body);
  });
}

export const nested = (levels: number, open = '[', close = ']') =>
  open.repeat(levels) + '1' + close.repeat(levels);
export const DEEP_OBJECT = nested(5000, '{"a":', '}');

/** Rows for `it.each` whose name is short. */
export const named = (bodies: string[]): [string, string][] =>
  bodies.map((body) => [body.slice(0, 40), body]);
