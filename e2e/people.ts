import { randomUUID } from 'node:crypto';

import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';

import { simulators } from './ports.ts';

const DEMO_PASSWORD = 'Mizizi-Demo-2026!';
export const PASSWORD = 'Nyumbani-2026!';
type StoredSession = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  user: { id: string };
};
export type Person = { email: string; name: string; session: StoredSession };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** The content in base64. */
  attachments: { filename: string; content: string }[];
  at: string;
};

/**
 * All mails to an address, the newest first, as far as they have come.
 * @param from the mail server's pages; those of a demo are its own
 */
export async function mailsTo(request: APIRequestContext, email: string, from = simulators): Promise<Mail[]> {
  const inbox = (await (await request.get(`${from}/dev/inbox.json`)).json()) as Mail[];
  return inbox.filter((mail) => mail.to === email);
}

/** The newest mail to an address; waits for it. */
export async function mailTo(request: APIRequestContext, email: string, from = simulators): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await mailsTo(request, email, from);
    expect(found, `a mail to ${email}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  if (!found) throw new Error(`no mail to ${email}`);
  return found;
}

/** The address in a mail that leads to the given page. */
export function linkTo(mail: Mail, path: string): string {
  const link = mail.links.find((address) => new URL(address).pathname === path);
  if (!link) throw new Error(`no link to ${path} in "${mail.subject}": ${mail.links.join(' ')}`);
  return link;
}

/** The key that everybody may know and every call of the API carries. */
export async function anonKey(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/config.json')).json()) as { anonKey: string }).anonKey;
}

export async function demoPerson(request: APIRequestContext, who: string): Promise<Person> {
  const email = `${who}@demo.mizizi.app`;
  const response = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: await anonKey(request) },
    data: { email, password: DEMO_PASSWORD },
  });
  expect(response.status(), await response.text()).toBe(200);
  return { email, name: who, session: (await response.json()) as Person['session'] };
}

/** A member of its own for one test: signed up and confirmed over the API, so that tests never share a cart or a bell. */
export async function newPerson(request: APIRequestContext, name = 'Wanjiku Njeri'): Promise<Person> {
  const email = `buyer-${randomUUID().slice(0, 8)}@example.co.ke`;
  const headers = { apikey: await anonKey(request) };
  const signUp = await request.post('/auth/v1/signup', {
    headers,
    data: { email, password: PASSWORD, data: { full_name: name } },
  });
  expect(signUp.status(), await signUp.text()).toBe(200);
  const link = new URL(linkTo(await mailTo(request, email), '/auth/callback'));
  const verified = await request.post('/auth/v1/verify', {
    headers,
    data: { type: link.searchParams.get('type'), token_hash: link.searchParams.get('token_hash') },
  });
  expect(verified.status(), await verified.text()).toBe(200);
  return { email, name, session: (await verified.json()) as Person['session'] };
}

/** Opens the site as that person, as if they had signed in on this device before. */
export async function signedInAs(context: BrowserContext, person: Person): Promise<void> {
  await context.addInitScript(
    ([key, session]) => {
      if (!sessionStorage.getItem('e2e-signed-in')) {
        sessionStorage.setItem('e2e-signed-in', '1');
        localStorage.setItem(key, session);
      }
    },
    ['mizizi-auth', JSON.stringify(person.session)] as const,
  );
}
