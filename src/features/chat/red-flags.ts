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
      /\b\w*(jiua|jinyonga|jidhuru|jiumiza|jitoa uhai)\b|\b\w*taka kufa\b|\bnatamani kufa\b/,
      /\b(sina|hakuna) (sababu|haja) ya kuishi\b|\bsitaki kuishi\b|\bnimechoka kuishi\b/,
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
      /\bkifua(ni)?\b.{0,25}\b(\w*uma|\w*bana|maumivu|kizito|\w*kaza)\b|\b(maumivu|uchungu)\b.{0,15}\bkifua/,
      /\bmshtuko wa moyo\b|\bkiharusi\b/,
      /\b(siwezi|hawezi|nashindwa|anashindwa|\w*pata (shida|taabu)|vigumu|shida)\b.{0,12}\b(ku|a|na)?pumua\b/,
      /\bnapumua kwa (shida|taabu)\b|\banapumua kwa (shida|taabu)\b|\bkukosa pumzi\b|\bpumzi\b.{0,15}\bfupi\b/,
      /\b(upande|mkono|mguu)\b.{0,25}\b(\w*kufa ganzi|ganzi|\w*pooza|\w*legea|hauna nguvu)\b|\b\w*pooza\b.{0,20}\bupande\b/,
      /\b(uso|mdomo)\b.{0,12}\b(\w*pinda|\w*legea)\b|\bsiwezi kuongea\b|\bhawezi kuongea\b/,
      /\bdegedege\b|\b(ana|alipata|amepata|anapata) kifafa\b/,
      /\b(ame|ali|nime|nili|ku)(zimia|zirai|poteza fahamu)\b|\bhaamki\b/,
      /\bdamu\b.{0,40}\b(mimba|mjamzito|ujauzito)\b|\b(mimba|mjamzito|ujauzito)\b.{0,40}\b(kutokwa|natokwa|kuvuja)\b/,
      /\b(amekunywa|nimekunywa|alikunywa|amemeza|nimemeza|alimeza)\b.{0,15}\b(sumu|dawa ya (panya|wadudu)|jik)\b/,
      /\b(\w*umwa|\w*gongwa) na nyoka\b/,
      /\b(koo|ulimi|midomo|mdomo|uso)\b.{0,15}\b\w*vimba\b/,
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
      /\b(choo|kinyesi|mkojo|makohozi|kikohozi|mate|matapishi)\b.{0,25}\bdamu\b|\b\w*(kohoa|tapika|tema|kojoa) damu\b/,
      /\b(choo|kinyesi) (cheusi|nyeusi)\b/,
      /\b(kikohozi|\w*kohoa)\b.{0,30}\b(wiki|miezi) (mbili|tatu|nne|nyingi|kadhaa|[2-9])\b|\bkikohozi\b.{0,15}\bmwezi\b/,
      /\bhoma kali\b|\bhoma\b.{0,25}\b(siku (mbili|tatu|nne|kadhaa|[2-9])|mtoto|wiki)\b|\b(mtoto|mwanangu)\b.{0,20}\bhoma\b/,
      /\b(\w*pungua|\w*poteza|kupoteza)\b.{0,10}\buzito\b.{0,25}\b(bila sababu|ghafla|haraka)\b/,
      /\bsukari\b.{0,20}\b(1[7-9]|[23]\d)(\.\d)?\b|\bsukari\b.{0,20}\b[0-3]\.\d\b/,
      /\bshingo\b.{0,12}\b(ngumu|\w*kakamaa|\w*kaza)\b|\b(kichwa|tumbo)\b.{0,12}\b(kikali|kali sana|vikali)\b/,
      /\bmaumivu makali\b.{0,12}\b(kichwa|tumbo)/,
    ],
  ],
];

/** The most urgent sign in a text, or null. */
export function findRedFlag(text: string): RedFlag | null {
  const words = text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  return signs.find(([, patterns]) => patterns.some((pattern) => pattern.test(words)))?.[0] ?? null;
}
