import { t } from '../../words/shell.ts';

/**
 * What must never be answered with a tip. Signs and numbers are those of the health assessment's red flags: Kenya's
 * emergency lines 999 and 112, Kenya Red Cross 1199. Better once too often than once too rarely.
 */
export type RedFlag = { kind: 'now' | 'life' | 'soon'; advice: string };

const now: RedFlag = {
  kind: 'now',
  advice: t(
    'This can be an emergency. Please do not wait for an answer here: call 999 or 112 now, or Kenya Red Cross on 1199, or go to the nearest hospital. Do not drive yourself.',
  ),
};
const life: RedFlag = {
  kind: 'life',
  advice: t(
    'I am glad you wrote it down, and you should not be alone with it. Please call 999 or 112, or Kenya Red Cross on 1199 (free, day and night), or go to somebody you trust right now and tell them.',
  ),
};
const soon: RedFlag = {
  kind: 'soon',
  advice: t(
    'This needs a clinician, not a tip: please go to a clinic today. If it gets worse, or you faint or cannot breathe well, call 999 or 112, or Kenya Red Cross on 1199.',
  ),
};

const signs: [RedFlag, RegExp[]][] = [
  [
    life,
    [
      /suicid/,
      /\b(kill|killing|hurt|hurting|harm|harming|cut|cutting) (my ?self)/,
      /\b(want|wish|going) to die\b/,
      /\bend (my|it all|my own) ?(life)?\b/,
      /\bself.?harm/,
      /\b(no|not any) reason to live\b/,
      /\bkujiua\b|\bnataka kufa\b/,
    ],
  ],
  [
    now,
    [
      /\bchest\b.{0,25}\b(pain|tight|pressure|hurt|heavy|ache)/,
      /\b(pain|tight\w*|pressure)\b.{0,20}\bchest\b/,
      /\bheart attack\b|\bstroke\b/,
      /\b(can'?t|cannot|can not|hard|difficult\w*|struggl\w+|trouble)\b.{0,12}\bbreath/,
      /\bshort(ness)? of breath\b|\bbreathless/,
      /\b(one|left|right) (side|arm|leg)\b.{0,25}\b(weak|numb|paraly)/,
      /\b(weak\w*|numb\w*)\b.{0,25}\b(one|left|right) (side|arm|leg)\b|\bface (is )?droop/,
      /\bslurred speech\b|\bcan'?t speak\b/,
      /\b(fit|seizure|convulsion)s?\b.{0,20}\b(now|having|had|again)\b|\b(having|had) (a |an )?(fit|seizure|convulsion)/,
      /\bunconscious\b|\bpassed out\b|\bfainted\b|\bwon'?t wake\b/,
      /\b(pregnan\w*|mimba|mjamzito)\b.{0,40}\b(bleed|blood|damu)/,
      /\bbleed\w*\b.{0,40}\bpregnan/,
      /\b(poison|overdos|swallowed (bleach|pesticide)|snake ?bite)/,
      /\b(throat|tongue|lips?|face)\b.{0,15}\bswell/,
      /\bblood pressure\b.{0,20}\b(1[89]\d|2\d\d)\b|\b(1[89]\d|2\d\d)\s?\/\s?(1[2-9]\d)\b/,
      /\bmaumivu ya kifua\b|\bkifua kinauma\b|\bsiwezi kupumua\b|\bamezimia\b|\bkuzirai\b/,
    ],
  ],
  [
    soon,
    [
      /\b(blood|bleeding|damu)\b.{0,25}\b(stool|poo|faeces|feces|sputum|spit|cough|urine|vomit|choo)/,
      /\b(cough|vomit|spit)\w*\b.{0,12}\bblood\b|\bblack stools?\b/,
      /\bcough\w*\b.{0,30}\b(2|two|3|three|4|four|several|many) (weeks|months)\b|\bcough\w*\b.{0,20}\bfor (weeks|a month|months)\b/,
      /\b(high )?fever\b.{0,30}\b(3[89]|4[0-2])\b|\bhigh fever\b|\bfever\b.{0,25}\b(days|baby|child|week)/,
      /\b(lost|losing)\b.{0,20}\bweight\b.{0,25}\b(without|no reason|suddenly|fast|not trying)/,
      /\b(sugar|glucose)\b.{0,20}\b(1[7-9]|[23]\d)(\.\d)?\b|\b(sugar|glucose)\b.{0,20}\b[0-3]\.\d\b/,
      /\bstiff neck\b|\bsevere (headache|stomach|abdominal)/,
    ],
  ],
];

/** The most urgent sign in a text, or null. */
export function findRedFlag(text: string): RedFlag | null {
  const words = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return signs.find(([, patterns]) => patterns.some((pattern) => pattern.test(words)))?.[0] ?? null;
}
