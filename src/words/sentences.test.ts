import { globSync, readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi, beforeAll } from 'vitest';

import { faultText } from './desk-sentences.ts';
import { LANGUAGE_KEY } from './language.ts';
import { faults as deskFaults } from './sw/desk.ts';
import { known, words } from './sw/shell.ts';

async function tellerIn(language: 'en' | 'sw') {
  vi.resetModules();
  localStorage.setItem(LANGUAGE_KEY, language);
  const { told } = await import('./told.ts');
  await vi.dynamicImportSettled();
  return told;
}

describe('sentences of the database', () => {
  beforeEach(() => localStorage.clear());

  it('stay as they are in English', async () => {
    const told = await tellerIn('en');
    expect(told('Your cart is empty.')).toBe('Your cart is empty.');
  });

  it.each([
    ['Your cart is empty.', 'Kikapu chako hakina kitu.'],
    ['Only 3 of Moringa powder left.', 'Moringa powder: zimebaki 3 tu.'],
    ['The total is now KSh 1,250.', 'Jumla sasa ni KSh 1,250.'],
    ['You have Gold until 5 Dec 2026.', 'Una Gold hadi 5 Des 2026.'],
    [
      'Mon 23 Nov, 14:05 with Amina. It is back in your plan.',
      'Jumatatu 23 Nov, 14:05 (saa 8:05 mchana) na Amina. Kimerudi kwenye kifurushi chako.',
    ],
    ['On your list: your herbs, your meals.', 'Kwenye orodha yako: mitishamba yako, milo yako.'],
    [
      'On your list: your herbs. Write down one thing that went well today.',
      'Kwenye orodha yako: mitishamba yako. Andika jambo moja lililoenda vizuri leo.',
    ],
    [
      'The meals of this week come to 1,500 kcal a day, which is too little for this client.',
      'Milo ya wiki hii ina kcal 1,500 kwa siku, ambazo ni chache mno kwa mteja huyu.',
    ],
    [
      'The meals of this week come to 900 kcal a day, but it says 2,500.',
      'Milo ya wiki hii ina kcal 900 kwa siku, lakini imeandikwa 2,500.',
    ],
    [
      'KSh 1,400 for order MZ-7F3K2Q. We are packing it now. KSh 300 came above the price and goes back to you.',
      'KSh 1,400 za oda MZ-7F3K2Q. Tunaifungasha sasa. KSh 300 zilizidi bei na utarudishiwa.',
    ],
    [
      'We received KSh 700. Your plan runs until 5 Dec 2026. Asante! KSh 300 of it was moved from MZ-7F3K2Q. The other KSh 100 goes back to you.',
      'Tumepokea KSh 700. Kifurushi chako kinaendelea hadi 5 Des 2026. Asante! KSh 300 kati ya hizo zilihamishwa kutoka MZ-7F3K2Q. KSh 100 zilizobaki utarudishiwa.',
    ],
    [
      'Mon 23 Nov, 14:05 with Amina. Add it to your calendar on its page. KSh 300 came above the price and goes back to you.',
      'Jumatatu 23 Nov, 14:05 (saa 8:05 mchana) na Amina. Kiongeze kwenye kalenda yako kupitia ukurasa wake. KSh 300 zilizidi bei na utarudishiwa.',
    ],
    [
      'We will send back KSh 400 for order MZ-7F3K2Q. The order is cancelled.',
      'Tutakurudishia KSh 400 za oda MZ-7F3K2Q. Oda imeghairiwa.',
    ],
    ['Its time is free again. Nobody says this.', 'Its time is free again. Nobody says this.'],
    ['You asked to be reminded at 08:00.', 'Uliomba kukumbushwa 08:00 (saa 2 asubuhi).'],
    ['Nobody has ever said this with care.', 'Nobody has ever said this with care.'],
    ['', ''],
  ])('%s', async (english, kiswahili) => {
    const told = await tellerIn('sw');
    expect(told(english)).toBe(kiswahili);
  });

  it('are all known, also those that a later chapter refuses with', () => {
    const chapters = globSync('supabase/migrations/*.sql').map((file) => readFileSync(file, 'utf8'));
    const refused = chapters.flatMap((chapter) =>
      [
        ...chapter.matchAll(
          /private\.refuse\(\s*'\w+',\s*'((?:[^']|'')+)'(?:\s*,\s*'((?:[^']|'')+)')?\s*\)/g,
        ),
      ].flatMap(([, message, hint]) => [message, hint].flatMap((text) => text?.replaceAll("''", "'") ?? [])),
    );
    expect(refused.length).toBeGreaterThan(200);
    expect(refused.filter((text) => !(text in words))).toEqual([]);
    expect(Object.keys(known).length).toBeGreaterThan(300);
  });

  it('are all known where they say what is wrong with a text or a product', () => {
    const schema = globSync('supabase/schemas/*.sql').map((file) => readFileSync(file, 'utf8'));
    const faults = schema.flatMap((chapter) =>
      [
        ...chapter.matchAll(/private\.\w*fault\(\s*[^,;]+?,\s*(?:format\(\s*)?'((?:[^']|'')+)'/g),
        // what a function says that finds one fault: `when … then 'A list has an empty line.'`
        ...[...chapter.matchAll(/create function private\.\w+_fault\b.*?\$function\$;/gs)].flatMap(
          ([body]) => [...body.matchAll(/'((?:[^']|'')*? (?:[^']|'')*\.)'/g)],
        ),
      ].map(([, text = '']) => text.replaceAll("''", "'").replace('"%s"', '"{it}"')),
    );
    const missing = [...new Set(faults)].filter((text) => text.endsWith('.') && !(text in deskFaults));
    expect(faults.length).toBeGreaterThan(40);
    expect(missing, 'add their Kiswahili to src/words/sw/desk.ts').toEqual([]);
  });
});

describe('fault text', () => {
  const said = [
    'We may not claim "cures malaria".',
    'Row 3 has the same SKU.',
    'Write the text.',
    'Unheard of.',
  ];

  it('leaves the English of the database as it is', () => {
    expect(said.map(faultText)).toEqual(said);
  });

  it('says in Kiswahili what is known, around the words it is about', async () => {
    vi.resetModules();
    localStorage.setItem(LANGUAGE_KEY, 'sw');
    const kiswahili = await import('./desk-sentences.ts');
    expect(said.map(kiswahili.faultText)).toEqual([
      'Haturuhusiwi kudai "cures malaria".',
      'Safu ya 3 ina SKU hiyohiyo.',
      'Andika maandishi.',
      'Unheard of.',
    ]);
  });
});

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
