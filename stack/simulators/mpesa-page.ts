import type { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';

import { waitsForDecision } from './mpesa-behaviours.ts';
import { handPaymentRoutes } from './mpesa-hand-page.ts';
import { MPESA_PAGE_STYLE } from './mpesa-page-style.ts';
import type { MpesaPrompt } from './mpesa-prompts.ts';
import type { MpesaSimulator } from './mpesa.ts';

type Markup = ReturnType<typeof html>;

const SHOWN = 25;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const OUTCOMES: Record<number, string> = {
  0: 'Paid',
  1: 'Not enough money',
  1032: 'Cancelled',
  1037: 'No answer',
  2001: 'Wrong PIN',
};

const TIME = new Intl.DateTimeFormat('en-KE', { timeStyle: 'medium', timeZone: 'Africa/Nairobi' });

/** `/dev/mpesa` shows the phones to people, `/dev/mpesa.json` tells tests. For a loopback host only. */
export function mpesaRoutes(app: Hono, simulator: Pick<MpesaSimulator, 'prompts' | 'decide' | 'till'>): void {
  app.use('/dev/mpesa/*', csrf());
  handPaymentRoutes(app, simulator.till);
  app.get('/dev/mpesa.json', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(simulator.prompts().map(describe));
  });
  app.get('/dev/mpesa', (c) => {
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', POLICY);
    return c.html(page(simulator.prompts()));
  });
  app.post('/dev/mpesa/:id/:decision{approve|decline}', async (c) => {
    const decision = c.req.param('decision') === 'approve' ? 'approve' : 'decline';
    await simulator.decide(c.req.param('id'), decision);
    return c.redirect('/dev/mpesa', 303);
  });
}

/** What anybody at this machine may know of a prompt; the callback address is a secret. */
function describe(prompt: MpesaPrompt): Record<string, unknown> {
  return {
    id: prompt.id,
    phone: prompt.phone,
    amount_kes: prompt.amountKes,
    account_reference: prompt.accountReference,
    result_code: prompt.resultCode,
    receipt: prompt.receipt,
    created_at: new Date(prompt.createdAt).toISOString(),
  };
}

function page(prompts: MpesaPrompt[]): Markup {
  const open = prompts.filter((prompt) => prompt.resultCode === null).toReversed();
  const ringing = open.find((prompt) => waitsForDecision(prompt.phone)) ?? open[0];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="${open.length > 0 ? 2 : 4}" />
        <title>${open.length > 0 ? `(${open.length}) ` : ''}M-Pesa phone · Mizizi</title>
        <style>
          ${MPESA_PAGE_STYLE}
        </style>
      </head>
      <body>
        <div class="phone">
          <div class="status">
            <span>${TIME.format(new Date()).slice(0, 5)}</span><span>Safaricom 4G</span>
          </div>
          <main class="screen">${ringing ? dialog(ringing) : idle()}</main>
          <div class="bar"></div>
        </div>
        <section>
          <h1>M-Pesa phone</h1>
          <p class="lead">
            Plays the buyer's phone while Mizizi runs without Safaricom. No money moves. Numbers that end in 1
            to 7 answer by themselves; any other waits for you.
          </p>
          <p><a href="/dev/mpesa/pay">Pay without a prompt</a></p>
          ${open.length > 1 ? html`<p class="more">${open.length - 1} more waiting behind this one.</p>` : ''}
          ${prompts.length > 0 ? history(prompts.slice(0, SHOWN)) : ''}
          <details>
            <summary>What the last digit does</summary>
            <table>
              ${Object.entries(DIGITS).map(
                ([digit, does]) =>
                  html`<tr>
                    <th scope="row">…${digit}</th>
                    <td>${does}</td>
                  </tr>`,
              )}
            </table>
          </details>
        </section>
      </body>
    </html>`;
}

const DIGITS: Record<string, string> = {
  1: 'pays after 2 seconds',
  2: 'cancels',
  3: 'has too little money',
  4: 'does not answer',
  5: 'types a wrong PIN',
  6: 'pays, and Safaricom calls back twice',
  7: 'pays, and the callback gets lost',
  '0, 8, 9': 'waits for Approve or Decline',
};

function dialog(prompt: MpesaPrompt): Markup {
  const question = html`<h2 id="question">
    Do you want to pay <span>${shillings(prompt.amountKes)}</span> to MIZIZI Account no.
    <span>${prompt.accountReference}</span>?
  </h2>`;
  if (!waitsForDecision(prompt.phone)) {
    return html`<div class="prompt" role="dialog" aria-labelledby="question">
      ${question}
      <p class="to">${localNumber(prompt.phone)} answers by itself in a moment.</p>
      <div class="pin" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
    </div>`;
  }
  const action = `/dev/mpesa/${encodeURIComponent(prompt.id)}`;
  return html`<div class="prompt" role="dialog" aria-labelledby="question">
    ${question}
    <p class="to">${localNumber(prompt.phone)}<br />Enter M-PESA PIN</p>
    <div class="pin" aria-hidden="true"><b></b><b></b><b></b><b></b></div>
    <div class="buttons">
      <form method="post" action="${action}/decline"><button type="submit">Decline</button></form>
      <form method="post" action="${action}/approve"><button type="submit" class="yes">Approve</button></form>
    </div>
  </div>`;
}

function idle(): Markup {
  return html`<div class="idle">
    <p class="clock">${TIME.format(new Date()).slice(0, 5)}</p>
    <p>No prompt is open. Pay an order by M-Pesa and it rings here.</p>
  </div>`;
}

function history(prompts: MpesaPrompt[]): Markup {
  return html`<h3>Recent prompts</h3>
    <ol>
      ${prompts.map(
        (prompt) =>
          html`<li>
            <span class="outcome ${outcomeClass(prompt)}">${outcomeText(prompt)}</span>
            <span class="sum">${shillings(prompt.amountKes)} <small>${prompt.accountReference}</small></span>
            <span class="meta">
              ${localNumber(prompt.phone)} · ${TIME.format(new Date(prompt.createdAt))}
              ${prompt.receipt === null ? '' : html` · <code>${prompt.receipt}</code>`}
            </span>
          </li>`,
      )}
    </ol>`;
}

function outcomeText({ resultCode }: MpesaPrompt): string {
  return resultCode === null ? 'Open' : (OUTCOMES[resultCode] ?? `Code ${resultCode}`);
}

function outcomeClass({ resultCode }: MpesaPrompt): string {
  if (resultCode === null) return 'open';
  return resultCode === 0 ? 'paid' : 'failed';
}

function shillings(amountKes: number): string {
  return `KSh ${amountKes.toLocaleString('en-KE')}`;
}

/** `254712345678` as people write it: `0712 345 678`. */
function localNumber(phone: string): string {
  return phone.replace(/^254(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
}
