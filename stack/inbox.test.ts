import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Hono } from 'hono';
import { expect, it } from 'vitest';

import type { StackApp } from './http.ts';
import { createInbox, inboxRoutes } from './inbox.ts';
import { scratchDirectory } from './service-fixture.ts';

const newFile = () => path.join(scratchDirectory(), 'inbox.jsonl');
const mail = (subject: string, html = '<p>Hello</p>') => ({
  to: 'ann@example.com',
  subject,
  text: 'Hello',
  html,
});

it('lists the newest first and survives a restart, even one in the middle of a line', () => {
  const file = newFile();
  const inbox = createInbox(file);
  inbox.add(
    mail(
      'one',
      '<a href="https://a.example/?x=1&amp;y=2">A</a> <a class="b" href="https://b.example/">B</a>',
    ),
  );
  inbox.add(mail('two'));
  expect(inbox.list().map(({ subject }) => subject)).toEqual(['two', 'one']);
  expect(inbox.list()[1]?.links).toEqual(['https://a.example/?x=1&y=2', 'https://b.example/']);
  appendFileSync(file, '{"id":"half');
  expect(createInbox(file).list()).toEqual(inbox.list());
});

it('keeps the last 500', () => {
  const file = newFile();
  const inbox = createInbox(file);
  for (let index = 0; index < 1100; index += 1) inbox.add(mail(`mail ${index}`));
  expect(inbox.list()).toHaveLength(500);
  expect(inbox.list()[0]?.subject).toBe('mail 1099');
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(1000);
  expect(createInbox(file).list()).toEqual(inbox.list());
});

it('shows mails without letting them run in the page', async () => {
  const inbox = createInbox(newFile());
  const app: StackApp = new Hono();
  inboxRoutes(app, inbox);
  const get = async (url: string) => app.request(url);
  expect(await (await get('/dev/inbox')).text()).toContain('No mail yet');
  inbox.add(
    mail(
      '<script>alert(1)</script>',
      '<html><head></head><body><a href="https://a.example">A</a></body></html>',
    ),
  );
  const { id } = inbox.add(mail('Second'));
  const page = await get('/dev/inbox');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).not.toContain('<script>');
  expect(text).toContain(`src="/dev/inbox/${id}"`);
  expect(text).toMatch(/sandbox="[^"]*allow-top-navigation-by-user-activation/);
  expect(text).not.toMatch(/sandbox="[^"]*(allow-scripts|allow-same-origin)/);
  const older = inbox.list()[1]?.id ?? '';
  expect(await (await get(`/dev/inbox?mail=${older}`)).text()).toContain(`src="/dev/inbox/${older}"`);
  expect(await (await get(`/dev/inbox/${older}`)).text()).toContain('<head><base target="_top">');
  expect((await get('/dev/inbox/unknown')).status).toBe(404);
  const json = (await (await get('/dev/inbox.json')).json()) as { subject: string }[];
  expect(json.map(({ subject }) => subject)).toEqual(['Second', '<script>alert(1)</script>']);
});
