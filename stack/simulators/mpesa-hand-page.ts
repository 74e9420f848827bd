import type { Hono } from 'hono';
import { html } from 'hono/html';

import { MPESA_PAGE_STYLE } from './mpesa-page-style.ts';
import type { SimulatedTill } from './mpesa-till.ts';

type Markup = ReturnType<typeof html>;
type Till = Pick<SimulatedTill, 'pay' | 'shortcode'>;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** `/dev/mpesa/pay`: pays without a prompt, as somebody does who chooses Lipa na M-Pesa on their phone. */
export function handPaymentRoutes(app: Hono, till: Till): void {
  app.get('/dev/mpesa/pay', (c) => {
    c.header('cache-control', 'no-store');
    c.header('content-security-policy', POLICY);
    return c.html(page(till.shortcode, ''));
  });
  app.post('/dev/mpesa/pay', async (c) => {
    const form = await c.req.formData();
    const cell = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const phone = cell('phone').replaceAll(/\s/g, '').replace(/^0/, '254');
    const amountKes = Number(cell('amount'));
    c.header('content-security-policy', POLICY);
    if (!/^254[17]\d{8}$/.test(phone) || !Number.isInteger(amountKes) || amountKes < 1)
      return c.html(page(till.shortcode, 'A phone number and whole shillings are needed.'), 400);
    const paid = await till.pay({ phone, amountKes, account: cell('account') });
    return c.html(
      page(
        till.shortcode,
        'receipt' in paid ? `${paid.receipt} Confirmed.` : `The shop refused the payment: ${paid.refused}`,
      ),
    );
  });
}

function page(shortcode: string | null, said: string): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Lipa na M-Pesa · Mizizi</title>
        <style>
          ${MPESA_PAGE_STYLE} form {
            display: grid;
            gap: 12px;
            max-width: 360px;
          }
          label {
            display: grid;
            gap: 4px;
            font-weight: 600;
          }
          input {
            min-height: 44px;
            padding: 0 12px;
            border: 1px solid #9aa193;
            border-radius: 10px;
            font: inherit;
          }
        </style>
      </head>
      <body>
        <section>
          <h1>Lipa na M-Pesa</h1>
          <p class="lead">
            ${
              shortcode === null
                ? 'The shop is not told of payments yet; it asks for that by itself within a minute.'
                : `Pays ${shortcode} without a prompt. No money moves.`
            }
          </p>
          ${said === '' ? '' : html`<p class="more" role="status">${said}</p>`}
          <form method="post" action="/dev/mpesa/pay">
            <label>Phone <input name="phone" value="0712 345 678" inputmode="tel" /></label>
            <label>Account number <input name="account" autocomplete="off" /></label>
            <label>Amount (KSh) <input name="amount" inputmode="numeric" autocomplete="off" /></label>
            <button type="submit" class="yes">Pay</button>
          </form>
          <p><a href="/dev/mpesa">Back to the phone</a></p>
        </section>
      </body>
    </html>`;
}
