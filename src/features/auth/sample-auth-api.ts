import { createServer, type IncomingMessage } from 'node:http';

export type Asked = { call: string; body: Record<string, unknown> };
/** `lost` does the work and drops the connection before the answer. */
export type Answer = { status: number; body: unknown } | 'lost';

/** A small HTTP server for tests that answers as the auth service and the functions beside it do. */
export type SampleAuth = {
  origin: string;
  /** Answers by call, such as `POST /auth/v1/token`. Anything else is answered 404. */
  answers: Map<string, Answer>;
  /** What was asked, oldest first. */
  asked: Asked[];
  close: () => Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

export async function startSampleAuth(): Promise<SampleAuth> {
  const answers: SampleAuth['answers'] = new Map();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const call = `${request.method} ${new URL(request.url ?? '/', 'http://localhost').pathname}`;
    void readBody(request).then((body) => {
      asked.push({ call, body });
      const answer = answers.get(call) ?? { status: 404, body: { message: 'no such call' } };
      if (answer === 'lost') {
        response.destroy();
        return;
      }
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the sample server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    answers,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a successful sign-in answers. */
export function sampleSession(email: string) {
  return {
    status: 200,
    body: {
      access_token: 'header.payload.signature',
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: sampleUser(email),
    },
  };
}

/** A user as sign-up answers one: with an identity when the account is new. */
export function sampleUser(email: string, { isNew = true } = {}) {
  return {
    id: '6f1f4c0e-58a5-4a4f-9a43-0a6f0d3f9f10',
    aud: 'authenticated',
    email,
    user_metadata: { full_name: 'Amina Otieno' },
    app_metadata: {},
    identities: isNew ? [{ id: '1', provider: 'email' }] : [],
    created_at: '2026-11-21T09:00:00Z',
  };
}
