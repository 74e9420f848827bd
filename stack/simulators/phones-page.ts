import type { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html, raw } from 'hono/html';

import type { SmsMessage, SmsSimulator } from './sms.ts';
import { WHATSAPP_ABOUT, whatsappFaults, type WhatsappSimulator } from './whatsapp.ts';

type Markup = ReturnType<typeof html>;

const SHOWN = 60;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const TIME = new Intl.DateTimeFormat('en-KE', { timeStyle: 'short', timeZone: 'Africa/Nairobi' });
const STYLE = raw(`
  :root { color-scheme: light dark; --paper: #faf6ee; --card: #fff; --ink: #22301f; --soft: #66705f; --line: #e2dccd;
    --leaf: #2f5d3a; --mine: #e6efdc; }
  @media (prefers-color-scheme: dark) { :root { --paper: #171c16; --card: #20271f; --ink: #eef0e6; --soft: #a5ad9c;
    --line: #343d31; --leaf: #9ccb8f; --mine: #2c3a29; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px 48px; font: 15px/1.5 system-ui, sans-serif; color: var(--ink);
    background: var(--paper); }
  main { max-width: 560px; margin: 0 auto; display: grid; gap: 20px; }
  h1 { margin: 0; font: 600 24px/1.2 Georgia, serif; }
  h2 { margin: 0 0 12px; font: 600 17px/1.3 Georgia, serif; }
  p { margin: 4px 0 0; color: var(--soft); }
  section { padding: 16px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
  ol { list-style: none; margin: 0 0 12px; padding: 0; display: grid; gap: 8px; }
  li { max-width: 90%; padding: 8px 12px; border-radius: 14px; background: var(--paper); overflow-wrap: anywhere; }
  li.in { justify-self: end; background: var(--mine); }
  small { display: block; font-size: 13px; color: var(--soft); }
  form { display: flex; flex-wrap: wrap; gap: 8px; }
  input { flex: 1 1 180px; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid var(--line);
    border-radius: 12px; font: inherit; color: inherit; background: var(--paper); }
  button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 12px; font: 600 15px system-ui, sans-serif;
    color: var(--paper); background: var(--leaf); cursor: pointer; }
  button.quiet { color: var(--leaf); background: var(--mine); }
  a { color: var(--leaf); }
  input:focus-visible, button:focus-visible { outline: 3px solid #d8a531; outline-offset: 2px; }
`);

interface Phones {
  /** How people call the channel, and the name of its page under /dev. */
  name: string;
  path: string;
  about: string;
  empty: string;
  simulator: Pick<SmsSimulator, 'messages' | 'write'>;
  /** What the next message can be made to end in, by the words of a button. */
  faults?: Readonly<Record<string, () => void>>;
}

/** `/dev/sms` shows what phones got, and lets them answer; `/dev/sms.json` tells tests. For a loopback host only. */
export const smsRoutes = (app: Hono, simulator: Phones['simulator']): void =>
  phoneRoutes(app, {
    name: 'SMS',
    path: '/dev/sms',
    about:
      'Every SMS Mizizi would send, phone by phone. Numbers that end in 08 are none, phones that end in 09 are switched off.',
    empty: 'No SMS yet. Order something without an account.',
    simulator,
  });

/** `/dev/whatsapp` in the same way, where the next message can be made to fail. */
export const whatsappRoutes = (
  app: Hono,
  simulator: Pick<WhatsappSimulator, 'messages' | 'write' | 'failNext'>,
): void =>
  phoneRoutes(app, {
    name: 'WhatsApp',
    path: '/dev/whatsapp',
    about: WHATSAPP_ABOUT,
    empty: 'No message yet. Order something without an account.',
    simulator,
    faults: Object.fromEntries(
      Object.entries(whatsappFaults).map(([name, fault]) => [name, () => simulator.failNext(fault)]),
    ),
  });

function phoneRoutes(app: Hono, phones: Phones): void {
  const { path, simulator, faults } = phones;
  app.use(`${path}/*`, csrf());
  app.get(`${path}.json`, (context) => {
    context.header('cache-control', 'no-store');
    return context.json(simulator.messages());
  });
  app.get(path, (context) => {
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', POLICY);
    return context.html(page(phones, simulator.messages().slice(0, SHOWN)));
  });
  app.post(`${path}/next`, async (context) => {
    const { fault } = await context.req.parseBody();
    if (typeof fault === 'string') faults?.[fault]?.();
    return context.redirect(path, 303);
  });
  app.post(`${path}/:phone{254[17][0-9]{8}}`, async (context) => {
    const { text } = await context.req.parseBody();
    if (typeof text === 'string' && text.trim() !== '')
      await simulator.write(context.req.param('phone'), text.trim().slice(0, 480));
    return context.redirect(path, 303);
  });
}

function page({ name, path, about, empty, faults }: Phones, messages: SmsMessage[]): Markup {
  const phones = Object.entries(Object.groupBy(messages, ({ phone }) => phone));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name} · Mizizi</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1>${name}</h1>
            <p>${about} <a href="${path}">Look again</a></p>
          </header>
          ${faults ? nextOne(path, Object.keys(faults)) : ''}
          ${phones.length === 0 ? html`<p>${empty}</p>` : ''}
          ${phones.map(([phone, own = []]) => thread(path, phone, own.toReversed()))}
        </main>
      </body>
    </html>`;
}

const nextOne = (path: string, faults: string[]): Markup =>
  html`<section aria-label="The next message">
    <h2>The next message</h2>
    <form method="post" action="${path}/next">
      ${faults.map((fault) => html`<button class="quiet" name="fault" value="${fault}">${fault}</button>`)}
    </form>
  </section>`;

function thread(path: string, phone: string, messages: SmsMessage[]): Markup {
  return html`<section aria-label="${phone}">
    <h2>+${phone}</h2>
    <ol>
      ${messages.map(
        ({ way, text, at, status }) =>
          html`<li class="${way}">${text}<small>${TIME.format(new Date(at))} · ${status}</small></li>`,
      )}
    </ol>
    <form method="post" action="${path}/${phone}">
      <input
        name="text"
        aria-label="Answer from ${phone}"
        placeholder="Answer, for example STOP"
        maxlength="480"
      />
      <button>Send</button>
    </form>
  </section>`;
}
