import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { templatesPage } from '../../../scripts/whatsapp-templates.ts';
import { inKiswahili } from '../_shared/kiswahili/notification.ts';
import { whatsappFooter, whatsappTemplates } from '../_shared/whatsapp-templates.ts';
import { whatsappVariables } from './whatsapp-variables.ts';

const WHEN = 'Mon 23 Nov, 10:00';
/** What the database says of each kind; a test below finds any that is missing here. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  placed: [
    'Order MZ-7F3K2Q: please pay KSh 125,000. M-Pesa Pay Bill 1743790, account MZ-7F3K2Q.',
    'Order MZ-7F3K2Q: please pay KSh 1,100. M-Pesa Buy Goods, till 543210.',
    'Order MZ-7F3K2Q: please pay KSh 1,100.',
    'Thank you for order MZ-7F3K2Q. Have KSh 1,100 ready in cash.',
    'Thank you for order MZ-7F3K2Q.',
    'We have order MZ-7F3K2Q and wait for M-Pesa.',
  ],
  paid: [
    'We have KSh 1,100 for order MZ-7F3K2Q and are packing it.',
    'We have KSh 1,100 for order MZ-7F3K2Q. There is nothing more to pay.',
  ],
  underpaid: [
    'KSh 500 of KSh 1,100 came for order MZ-7F3K2Q. Please pay the other KSh 600. M-Pesa Pay Bill 1743790, account MZ-7F3K2Q.',
    'KSh 500 of KSh 1,100 came for order MZ-7F3K2Q. Please pay the other KSh 600.',
    'KSh 5,000 came for order MZ-7F3K2Q, more than it costs. We look at it and write to you.',
  ],
  edited: [
    'Order MZ-7F3K2Q was changed: it comes to KSh 1,500 now. Please pay KSh 400. M-Pesa Buy Goods, till 543210.',
    'Order MZ-7F3K2Q was changed: it comes to KSh 900 now. We send KSh 200 back to you.',
    'Order MZ-7F3K2Q was changed: it comes to KSh 900 now. There is nothing more to pay.',
    'Order MZ-7F3K2Q was changed: it comes to KSh 900 now. Have KSh 900 ready in cash.',
    'Order MZ-7F3K2Q was changed: it comes to KSh 900 now.',
  ],
  dispatched: [
    'Order MZ-7F3K2Q is on its way to you. Have KSh 1,100 ready in cash.',
    'Order MZ-7F3K2Q is on its way to you.',
    'Order MZ-7F3K2Q is on its way to Nairobi CBD, Moi Avenue.',
  ],
  at_pickup: [
    'Order MZ-7F3K2Q is at the pickup point for you: Nairobi CBD, Moi Avenue.',
    'Order MZ-7F3K2Q is at the pickup point for you: Thika. Have KSh 1,100 ready in cash.',
  ],
  delivered: ['Order MZ-7F3K2Q has been delivered. Thank you for shopping with us.'],
  refunded: ['We sent KSh 1,100 back for order MZ-7F3K2Q.'],
  cancelled: [
    'Order MZ-7F3K2Q could not be delivered and is back with us.',
    'Order MZ-7F3K2Q was not paid in time. You are welcome to order again.',
    'Order MZ-7F3K2Q is cancelled. You have not been charged.',
    'Order MZ-7F3K2Q is cancelled. Your money is on its way back.',
    'Order MZ-7F3K2Q is cancelled.',
  ],
  recalled: ['Order MZ-7F3K2Q: please do not use one of its products. Its page says which.'],
  back_in_stock: ['Something you asked about can be ordered again.'],
  booking_made: [`Your booking is confirmed: ${WHEN}.`],
  booking_moved: [`Your booking has moved to ${WHEN}.`],
  booking_cancelled: [`Your booking of ${WHEN} is cancelled.`],
  booking_tomorrow: [`Your booking is tomorrow: ${WHEN}.`],
};
const each = Object.entries(SENTENCES).flatMap(([kind, bodies]) =>
  bodies.map((body) => [kind, body] as const),
);
const LINK = 'https://mizizi.example/orders';
const variables = (kind: string, body: string, language = 'en') =>
  whatsappVariables({ kind, body, language }, LINK);

describe.each(each)('%s: %s', (kind, body) => {
  it('fills its template, in both languages', () => {
    const english = variables(kind, body);
    const kiswahili = variables(kind, body, 'sw');
    expect(english).toHaveLength(whatsappTemplates[kind]?.example.length ?? -1);
    expect(kiswahili).toHaveLength(english?.length ?? -1);
    expect(english?.join('')).not.toMatch(/[\n\t]| {2}|undefined|\$\d/);
    expect(kiswahili?.join(' ')).not.toMatch(
      /\b(?:order|your|please|ready|account|thank|it|is|mon|came|we)\b/i,
    );
    expect((whatsappTemplates[kind]?.sw.length ?? 0) + (kiswahili?.join('').length ?? 0)).toBeLessThan(900);
  });
});

it('says of an order what an SMS says', () => {
  expect(variables('placed', SENTENCES['placed']?.[0] ?? '')).toEqual([
    'MZ-7F3K2Q',
    'Please pay KSh 125,000. M-Pesa Pay Bill 1743790, account MZ-7F3K2Q.',
    LINK,
  ]);
  expect(variables('at_pickup', SENTENCES['at_pickup']?.[1] ?? '', 'sw')).toEqual([
    'MZ-7F3K2Q',
    'Inakusubiri Thika. Kuwa na KSh 1,100 taslimu.',
    LINK,
  ]);
  expect(variables('booking_tomorrow', SENTENCES['booking_tomorrow']?.[0] ?? '', 'sw')).toEqual([
    inKiswahili(`Your booking is tomorrow: ${WHEN}.`).replace(/^.*?: (.*)\.$/, '$1'),
    LINK,
  ]);
  expect(variables('placed', 'Something else.')).toBeNull();
  expect(variables('unheard_of', 'Something else.')).toBeNull();
});

it('knows every sentence of the database', () => {
  const chapter = readFileSync(new URL('../../schemas/100_text_messages.sql', import.meta.url), 'utf8');
  const words = /create function private\.text_words[^]*?\$function\$;/.exec(chapter)?.[0] ?? '';
  const literals = [...words.matchAll(/'([A-Z%][^']*\.)'/g)].map(([, literal = '']) => literal);
  const known = each.map(([, body]) => body);
  expect(literals.length).toBeGreaterThan(20);
  const missing = literals.filter((literal) => {
    const pattern = literal.replaceAll(/[.?*+^$()[\]|\\]/g, String.raw`\$&`).replaceAll('%s', '.+?');
    return !known.some((body) => new RegExp(pattern).test(body));
  });
  expect(missing).toEqual([]);
});

describe.each(Object.entries(whatsappTemplates))('the template %s', (name, { en, sw, example }) => {
  it('is as Meta takes it, and names nothing of health', () => {
    expect(name).toMatch(/^[a-z_]+$/);
    for (const text of [en, sw]) {
      const places = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n));
      expect(places).toEqual(example.map((_, index) => index + 1));
      expect(text).toMatch(/^[^{].*[^}]$/);
      expect(text).not.toMatch(/\}\} ?\{\{|[\n\t]/);
      expect(text).not.toMatch(/herb|health|medicine|remedy|dawa|afya|mitishamba/i);
      expect(text.length).toBeLessThan(550);
    }
  });
});

it('says below each how to end messages, in at most 60 letters', () => {
  for (const text of Object.values(whatsappFooter))
    expect([text.length <= 60, /STOP/.test(text)]).toEqual([true, true]);
});

it('are listed in the documentation', () => {
  const page = new URL('../../../docs/whatsapp-templates.md', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(templatesPage());
});
