import { globSync, readFileSync } from 'node:fs';

import { beforeAll, expect, it, vi } from 'vitest';

import { LANGUAGE_KEY } from './language.ts';

/** The tongue of what reads a sentence of the database: refusals and notices, reasons at the desk, faults of a text. */
let tongues: readonly ((text: string) => string)[] = [];
let parts = '';

beforeAll(async () => {
  vi.resetModules();
  localStorage.setItem(LANGUAGE_KEY, 'sw');
  const { inKiswahili } = await import('./sentences.ts');
  const { faultText, reasonText } = await import('./desk-sentences.ts');
  const { known } = await import('./sw/shell.ts');
  tongues = [inKiswahili, reasonText, faultText];
  parts = Object.keys(known)
    .map((english) => english.replaceAll(/\{\w+\}/g, '%s'))
    .join('\n');
});

/** One of these fits each place of a sentence, or it is listed below with what it needs. */
const samples = ['KSh 1,100', 'MZ-7F3K2Q', 'order MZ-7F3K2Q', 'SKA4N7Q2XD', '5', '5 Dec 2026', 'Gold'];

/** Sentences whose places want different things, or that another one holds. */
const filled: Readonly<Record<string, string>> = {
  'You are on %s now%s.': 'You are on Gold now, until 5 Dec 2026.',
  'Your %s month ends %s': 'Your Gold month ends tomorrow',
  '%s with %s.%s': 'Mon 23 Nov, 14:05 with Amina. It is back in your plan.',
  'Consultation %s: %s.': 'Consultation MC-7F3K2Q: the client gets it back.',
  'Your %s month ended with it on %s. %s':
    'Your Gold month ended with it on 5 Dec 2026. You are on Basic now.',
  '%s came for %s, which was paid already. %s':
    'KSh 100 came for your consultation, which was paid already. We send it back to you.',
  '%s came for %s, which is over. %s': 'KSh 100 came for Gold, which is over. We send it back to you.',
  'M-Pesa does not know the payment of %s for %s. %s':
    'M-Pesa does not know the payment of KSh 100 for Gold. That month is over; you can pay for a new one at any time.',
  'M-Pesa took %s for %s back with receipt %s. %s':
    'M-Pesa took KSh 100 for Gold back with receipt SKA4N7Q2XD. That month is over; you can pay for a new one at any time.',
  'We wrote that %s in cash came on top for %s. That was a mistake of ours: nothing of it goes back.':
    'We wrote that KSh 100 in cash came on top for order MZ-7F3K2Q. That was a mistake of ours: nothing of it goes back.',
};

/** What is not looked up as a sentence, and why. */
const english: readonly { why: string; texts: readonly RegExp[] }[] = [
  { why: 'how dates and times are written', texts: [/^FMDD|^Dy FMDD|^YYYY|\* \* \*$/] },
  {
    why: 'told in psql to whoever connects the project',
    texts: [
      /^(?:There is no job|The extension|The address|Vault is not|The function answered|A row was left out:)/,
      /^(?:%s is no longer scheduled|%s jobs are scheduled|Payments are not checked|It waits until)/,
    ],
  },
  {
    why: 'calendars of other companies, in one language for both sides',
    texts: [/^(?:Consultation with$|The video room opens|By phone\.|In person\.|DESCRIPTION:|X-WR-CALNAME:)/],
  },
  {
    why: 'kept as a name or a note, in words of the page that shows it',
    texts: [
      /^(?:A customer|New practitioner|Deleted account|Paid above the price|Video call)$/,
      /^(?:From the content files|Restored from version %s|HbA1c %s %)$/,
      /^(?:Body mass index|Waist to height|Diabetes risk)$/,
      /^(?:New Year's|Labour|Madaraka|Mazingira|Mashujaa|Jamhuri|Christmas|Boxing) Day$|^Good Friday$|^Easter Monday$/,
    ],
  },
  {
    why: 'M-Pesa’s own words follow',
    texts: [/^M-Pesa (?:sent it, but it could not be noted|says of [a-z ]+):$/],
  },
  { why: 'names of accounts as M-Pesa gives them', texts: [/^(?:Utility|Merchant|Working) Account$/] },
];

const isKnown = (literal: string): boolean =>
  parts.includes(literal) ||
  [filled[literal] ?? '', ...samples.map((sample) => literal.replaceAll('%s', sample))].some((text) =>
    tongues.some((tongue) => text !== '' && tongue(text) !== text),
  );

/** What functions of the database say: literals of more than one word that begin like a sentence. */
const literals = (): string[] =>
  globSync('supabase/schemas/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\$function\$(.*?)\$function\$;/gs)].flatMap(([, body = '']) =>
      [...body.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) =>
        text
          .replaceAll("''", "'")
          .replaceAll(/%\d\$s/g, '%s')
          .replaceAll('%%', '%')
          .trim(),
      ),
    ),
  );

it('what the database says is known in Kiswahili, to the last comma', () => {
  const said = [...new Set(literals())].filter((text) => /^(?:[A-Z]|%s ).*\s/.test(text));
  const unknown = said.filter(
    (text) => !english.some(({ texts }) => texts.some((one) => one.test(text))) && !isKnown(text),
  );
  expect(said.length).toBeGreaterThan(900);
  expect(unknown).toEqual([]);
});
