import { globSync, readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it, vi } from 'vitest';

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
