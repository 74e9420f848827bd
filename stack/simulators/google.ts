/**
 * Stands in for Google's sign-in while no Google client is set: the real OpenID Connect exchange over a socket, with a
 * page to choose a person on. For demonstrations and tests; it knows no passwords.
 */
import { createHash } from 'node:crypto';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { type MutableRedirectUri, type MutableToken, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

import { googlePage, type GooglePerson } from './google-page.ts';
import { type LoopbackServer, serveOnLoopback } from './loopback.ts';

export interface GoogleSimulator extends LoopbackServer {
  /** What the auth service must be configured with. */
  clientId: string;
  clientSecret: string;
}

const DEMO_PEOPLE: readonly GooglePerson[] = [
  { email: 'grace.wanjiru@example.com', name: 'Grace Wanjiru' },
  { email: 'brian.otieno@example.com', name: 'Brian Otieno' },
  { email: 'amina.hassan@example.com', name: 'Amina Hassan' },
];

const CLIENT_ID = 'demo.apps.googleusercontent.com';
/** Where a browser comes back to with a code; Google's own page leads there by a way nobody need know. */
const CHOSEN = '/chosen';

/** One for the whole process, since the auth service remembers Google's keys by their address. */
let signingKey: ReturnType<OAuth2Issuer['keys']['generate']> | undefined;

/** Starts it on loopback, with the paths of Google's services; a free port is taken when none is given. */
export async function startGoogleSimulator({
  people = DEMO_PEOPLE,
  port = 0,
}: { people?: readonly GooglePerson[]; port?: number } = {}): Promise<GoogleSimulator> {
  const issuer = new OAuth2Issuer();
  issuer.url = 'https://accounts.google.com';
  signingKey ??= issuer.keys.generate('RS256');
  await issuer.keys.add({ ...(await signingKey) });
  const service = new OAuth2Service(issuer, {
    authorize: CHOSEN,
    token: '/token',
    jwks: '/oauth2/v3/certs',
  });
  rememberChoices(service, people);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/o/oauth2/v2/auth', (context) => {
    const asked = new URL(context.req.url).searchParams;
    const back = asked.get('redirect_uri') ?? '';
    const known = URL.canParse(back) && new URL(back).pathname === '/auth/v1/callback';
    if (!known) return context.text('This page is opened by "Continue with Google".', 400);
    return googlePage(people, (person) => choice(asked, person), refusal(back, asked.get('state') ?? ''));
  });
  app.all('*', (context) => {
    service.requestHandler(context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return { clientId: CLIENT_ID, clientSecret: 'demo', ...(await serveOnLoopback(app, port)) };
}

/** The address that answers with a code for the chosen person. */
function choice(asked: URLSearchParams, person: GooglePerson): string {
  const query = new URLSearchParams(asked);
  query.set('login_hint', person.email);
  query.set('scope', `openid ${asked.get('scope') ?? ''}`.trim());
  return `${CHOSEN}?${query.toString()}`;
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
function rememberChoices(service: OAuth2Service, people: readonly GooglePerson[]): void {
  const chosen = new Map<string, GooglePerson>();
  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, request: { url?: string }) => {
    const hint = new URL(request.url ?? '/', 'http://localhost').searchParams.get('login_hint');
    const person = people.find(({ email }) => email === hint) ?? people[0];
    const code = url.searchParams.get('code');
    if (person && code) chosen.set(code, person);
  });
  service.on('beforeTokenSigning', ({ payload }: MutableToken, request: { body?: { code?: string } }) => {
    const person = chosen.get(request.body?.code ?? '');
    if (!person) return;
    const sub = createHash('sha256').update(person.email).digest('hex').slice(0, 21);
    Object.assign(payload, { aud: CLIENT_ID, sub, email_verified: true, ...person });
  });
}
