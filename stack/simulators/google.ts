/**
 * Stands in for Google's sign-in while no Google client is set: the real OpenID Connect exchange over a socket, with a
 * page to choose a person on. For demonstrations and tests; it knows no passwords.
 */
import { createHash } from 'node:crypto';

import { type MutableRedirectUri, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

import type { StackApp } from '../http.ts';
import { googlePage } from './google-page.ts';

export interface GooglePerson {
  email: string;
  name: string;
}

export interface GoogleSimulator {
  /** What the auth service must be configured with. */
  clientId: string;
  clientSecret: string;
  people: readonly GooglePerson[];
  /** Adds the page where a person is chosen, `/dev/google`. */
  mount: (app: StackApp) => void;
  /** Sends browsers to that page where an answer of the auth API would send them to Google. */
  redirect: (response: Response) => Response;
  close: () => Promise<void>;
}

const DEMO_PEOPLE: readonly GooglePerson[] = [
  { email: 'grace.wanjiru@example.com', name: 'Grace Wanjiru' },
  { email: 'brian.otieno@example.com', name: 'Brian Otieno' },
];

const GOOGLE = 'https://accounts.google.com';
const AUTHORIZE = `${GOOGLE}/o/oauth2/v2/auth`;
const CLIENT_ID = 'demo.apps.googleusercontent.com';
const PAGE = '/dev/google';

/** One for the whole process, since the auth service remembers Google's keys by their address. */
let signingKey: ReturnType<OAuth2Server['issuer']['keys']['generate']> | undefined;

interface SimulatorOptions {
  siteUrl: string;
  people?: readonly GooglePerson[];
  /** A free port is taken when none is given. */
  port?: number;
}

/** Starts it on loopback. Until it is closed, this process's requests to Google's token and key addresses come to it. */
export async function startGoogleSimulator({
  siteUrl,
  people = DEMO_PEOPLE,
  port = 0,
}: SimulatorOptions): Promise<GoogleSimulator> {
  const server = new OAuth2Server();
  signingKey ??= server.issuer.keys.generate('RS256');
  await server.issuer.keys.add({ ...(await signingKey) });
  await server.start(port, '127.0.0.1');
  server.issuer.url = GOOGLE;
  const base = `http://127.0.0.1:${server.address().port}`;
  rememberChoices(server, people);
  const restoreFetch = divertFetch({
    'https://oauth2.googleapis.com/token': `${base}/token`,
    'https://www.googleapis.com/oauth2/v3/certs': `${base}/jwks`,
  });
  return {
    clientId: CLIENT_ID,
    clientSecret: 'demo',
    people,
    mount: (app) => {
      app.get(PAGE, (context) => {
        const asked = new URL(context.req.url).searchParams;
        const back = asked.get('redirect_uri') ?? '';
        const known = URL.canParse(back) && new URL(back).pathname === '/auth/v1/callback';
        if (!known) return context.text('This page is opened by "Continue with Google".', 400);
        return googlePage(
          people,
          (person) => choice(base, asked, person),
          refusal(back, asked.get('state') ?? ''),
        );
      });
    },
    redirect: (response) => {
      const location = response.headers.get('location');
      if (!location?.startsWith(AUTHORIZE)) return response;
      const headers = new Headers(response.headers);
      headers.set('location', siteUrl + PAGE + location.slice(AUTHORIZE.length));
      headers.delete('content-length');
      return new Response(null, { status: response.status, headers });
    },
    close: async () => {
      restoreFetch();
      await server.stop();
    },
  };
}

/** The address that answers with a code for the chosen person. */
function choice(base: string, asked: URLSearchParams, person: GooglePerson): string {
  const query = new URLSearchParams(asked);
  query.set('login_hint', person.email);
  query.set('scope', `openid ${asked.get('scope') ?? ''}`.trim());
  return `${base}/authorize?${query.toString()}`;
}

function refusal(back: string, state: string): string {
  const url = new URL(back);
  url.search = new URLSearchParams({
    error: 'access_denied',
    error_description: 'You cancelled',
    state,
  }).toString();
  return url.href;
}

/** Ties each code to the person it was given for, and puts that person into the tokens. */
function rememberChoices(server: OAuth2Server, people: readonly GooglePerson[]): void {
  const chosen = new Map<string, GooglePerson>();
  server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, request: { url?: string }) => {
    const hint = new URL(request.url ?? '/', 'http://localhost').searchParams.get('login_hint');
    const person = people.find(({ email }) => email === hint) ?? people[0];
    const code = url.searchParams.get('code');
    if (person && code) chosen.set(code, person);
  });
  server.service.on(
    'beforeTokenSigning',
    ({ payload }: MutableToken, request: { body?: { code?: string } }) => {
      const person = chosen.get(request.body?.code ?? '');
      if (!person) return;
      const sub = createHash('sha256').update(person.email).digest('hex').slice(0, 21);
      Object.assign(payload, { aud: CLIENT_ID, sub, email_verified: true, ...person });
    },
  );
}

/**
 * The auth service knows Google's addresses as constants, so requests to them are diverted where they leave the
 * process. All others pass untouched. Answers how to undo it.
 */
function divertFetch(addresses: Record<string, string>): () => void {
  const original = globalThis.fetch;
  let active = true;
  const diverting: typeof fetch = (input, init) => {
    const diverted = active ? addresses[input instanceof Request ? input.url : String(input)] : undefined;
    return diverted ? original(diverted, init) : original(input, init);
  };
  globalThis.fetch = diverting;
  return () => {
    active = false;
    // Whoever wrapped it in the meantime still calls this one, which now passes everything on.
    if (globalThis.fetch === diverting) globalThis.fetch = original;
  };
}
