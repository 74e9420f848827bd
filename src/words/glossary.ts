/**
 * What words must be in Kiswahili, as data for `scripts/word-gate.ts`: terms with one translation, words that once
 * turned a warning round, English that may be told in two ways, and the files whose warnings are read back.
 */

interface Term {
  /** Where the English says this … */
  english: RegExp;
  /** … the Kiswahili says this. */
  kiswahili: RegExp;
  /** English that has the word in another sense. */
  otherwise?: RegExp;
}

export const terms: readonly Term[] = [
  { english: /\bdoses?\b/i, kiswahili: /dozi/i },
  { english: /\bblood thinners?\b/i, kiswahili: /kuzuia damu kuganda/i },
  { english: /\bside effects?\b/i, kiswahili: /madhara/i },
  { english: /\bfaint(ing|ness)?\b/i, kiswahili: /zirai/i },
  { english: /\btablets?\b/i, kiswahili: /\btembe\b/i },
  { english: /\brefund(s|ed)?\b/i, kiswahili: /rudi/i },
  {
    english: /\bcould not be loaded\b|\bcould not load\b/i,
    kiswahili: /hatukuweza kupakia/i,
  },
  { english: /\bcash on delivery\b/i, kiswahili: /pesa taslimu (uki|aki)letewa/i },
  { english: /\bdelivery fee\b/i, kiswahili: /ada ya usafirishaji/i },
  {
    english: /\bparcels?\b/i,
    kiswahili: /\bm[iz]\w*zigo\b|\bmzigo\b/i,
    otherwise: /^You pay|when your parcel arrives/,
  },
  { english: /\brider\b/i, kiswahili: /\brider\b/i },
  { english: /\bsupper\b/i, kiswahili: /chakula cha jioni|wa jioni/i },
  { english: /(?<!\{)\bportions?\b(?!\})/i, kiswahili: /\bm[ig]\w*gawo\b|\bmgawo\b/i },
  { english: /\btradition(al)?\b/i, kiswahili: /desturi/i },
  { english: /\bingredients?\b/i, kiswahili: /[kv]iambato/i },
  { english: /\bdepression\b/i, kiswahili: /mfadhaiko \(depression\)/i },
  { english: /\bgout\b/i, kiswahili: /jongo/i },
  { english: /\bsickle cell\b/i, kiswahili: /selimundu \(sickle cell\)/i },
  { english: /\bPharmacy and Poisons Board\b/, kiswahili: /Bodi ya Famasia na Sumu/ },
  { english: /\bemergency\b/i, kiswahili: /dharura/i },
  {
    english: /\bpregnan(t|cy)\b/i,
    kiswahili: /mjamzito|wajawazito|ujauzito|mimba/i,
    otherwise: /^Iron, omena/,
  },
  { english: /\bpepper(?!mint)\b/i, kiswahili: /pilipili (manga|hoho)/i, otherwise: /^Hot pepper/ },
  { english: /\boats\b/i, kiswahili: /\boats\b/i },
  { english: /\bnarrow\w* .*bowel\b/i, kiswahili: /utumbo uliobanwa/i },
  { english: /\bherbs\b/i, kiswahili: /mitishamba/i, otherwise: /^Taste/ },
  { english: /\bsupplements?\b/i, kiswahili: /virutubisho vya ziada|kapsuli|tembe/i },
  { english: /\bplatelets?\b/i, kiswahili: /damu kuganda/i },
  { english: /\buric acid\b/i, kiswahili: /asidi ya yuriki/i },
  { english: /\bpre-eclampsia\b/i, kiswahili: /kifafa cha mimba/i },
  { english: /\bstreak\b/i, kiswahili: /zinazofuatana/i },
  // A ban is a ban: “haikufai” only says that it does not suit.
  { english: /\bnot for (you|anyone)\b/i, kiswahili: /(?<!\p{L})usi|haipaswi/iu },
  { english: /^(Not (while|with|under|in)|No fasts) /, kiswahili: /(?<!\p{L})usi|haiendani|haimo/iu },
];

/** Words that said something else to a reader: why each may not come back. */
export const banned: readonly (readonly [word: RegExp, why: string])[] = [
  [/sonona/i, 'Tanzanian; mfadhaiko (depression)'],
  [/moja yao/i, 'the form of people; mojawapo'],
  [/tunakushikilia/i, '“we detain you”; tunakuwekea'],
  [/utumbo mwembamba/i, 'the small intestine, no narrow bowel; utumbo uliobanwa'],
  [/kumbukumbu za madhara/i, '“memories of harm”; imeripotiwa'],
  [/Maliza mfungo sasa/i, '“complete the fast now”; acha kufunga'],
  [/Maliza dawa/i, 'swallowed at once; meza dozi nzima hadi siku ya mwisho'],
  [/kuzidisha kiasi cha chakula/i, '“eat more food”; kuzidi kiasi cha mapishi'],
  [/usiuchanganye na mimea/i, '“do not combine with”, where it is to be told apart; usidhani ni'],
  [/shayiri/i, 'barley; Oats'],
  [/zimi[ae]\b/i, 'kuzirai'],
  [/athari zisizotakikana/i, 'madhara'],
  [/(?<!\p{L})(vidonge|kidonge|tableti)(?!\p{L})/iu, 'tembe'],
  [/chajio/i, 'chakula cha jioni'],
  [/(?<!\p{L})viasi(?!\p{L})/iu, 'migawo'],
  [/mpeleka mzigo/i, 'rider'],
  [/kufikisha mzigo/i, 'usafirishaji'],
  [/imeshindikana kupakia|kuweza kupakiwa/i, 'hatukuweza kupakia'],
  [/mapokeo/i, 'desturi'],
  [/mrehani/i, 'mrihani, as the monograph'],
  [/mnanaa/i, 'nanaa, as the monograph'],
  [/(?<!\p{L})jira(?!\p{L})/iu, 'bizari nyembamba, as the monograph'],
  [/Dawa na Sumu/i, 'Bodi ya Famasia na Sumu'],
  [/(?<!\p{L})(mmea|mimea) dawa(?!\p{L})/iu, 'nobody says it; mitishamba, and mmea wa dawa for a single one'],
  [/dawa (za|ya) kuhara(?!\p{L})/iu, '“what makes you purge”; dawa za kuzuia kuharisha'],
  [/virutubisho vikali/i, 'nutrients in food; kapsuli au tembe'],
  [/nani unayeweza kumdhuru/i, '“whom you can harm”; mmea unaweza kuwadhuru watu gani'],
  [/kwa moyo wako/i, '“for your heart”; ukiwa na ugonjwa wa moyo'],
  [/inaweza kuwa maji(?!\p{L})/iu, 'water to drink; maji yanayojaa mwilini'],
  [/kuona mwanga|(?<!vya )mwanga mbele ya macho/i, '“to see”, as everybody does; vimulimuli'],
  [/chukua (sukari|gramu)/i, '“pick up sugar”; kula au kunywa sukari'],
  [
    /(?<!\p{L})(onwa|ionwe|yaonwe|kuonwa)(?!\p{L})/iu,
    'nobody says it; nenda ukaonwe na …, of things ichunguzwe',
  ],
  [/(?<!\p{L})muone(?!\p{L})/iu, 'mwone'],
  [/usile wala kunywa/i, 'half a ban; usile wala usinywe'],
  [
    /(?<!\p{L})Si (wakati|ukiwa|ukitumia|katika wiki|chini ya)(?!\p{L})/u,
    '“it is not when”; usitumie, usifunge',
  ],
  [/Hakuna kufunga uki/i, '“there is no fasting”; usifunge'],
  [/chembe sahani/i, 'known to nobody; kuchelewesha damu kuganda'],
  [/wepesi wa damu/i, 'speed; uwezo wa damu kuganda'],
  [/asidi ya mkojo/i, 'acid in the urine; asidi ya yuriki'],
  [/uishiwa maji(?! mwilini)/i, 'no water in the house; kuishiwa maji mwilini'],
  [/maji kuvunjika/i, 'English; chupa kupasuka'],
  [/kichwa kikali/i, 'a stubborn head; maumivu makali ya kichwa'],
  [/pumzi fupi/i, 'English; kukosa pumzi'],
  [/hakuna kinachokaa/i, 'English; kutapika kila kitu'],
  [/dawa ya kuendesha/i, '“of driving”; dawa ya kulainisha choo'],
  [/(haija|hakija)pimwa pamoja/i, 'measured or tested; haijakaguliwa'],
  [/anayekufuatilia|anayefuatilia (kifafa|thairoidi)/i, '“who spies on you”; anayekutibu'],
  [/(ana|una|nina)tafuta mtoto/i, 'a child who is lost; kutaka kupata mimba'],
  [/kupooza misuli/i, '“become paralysed”; kupoozesha misuli'],
  [/vinionye/i, 'read as “see me”; vinipe maonyo'],
  [/una sababu yake/i, '“you have a reason”; uzito haupungui bila sababu'],
];

/** The same English in two kinds of Kiswahili, by why. */
export const mayDiffer: Readonly<Record<string, readonly string[]>> = {
  'agrees with another noun': [
    'Cancelled',
    'It may belong to another account. Check that you are signed in with the right one.',
    'Not paid in time',
    'Waiting for payment',
    '{n} day',
    '{n} days',
    '{n} piece',
    '{n} pieces',
    'Received',
    'Send it back',
    'Active',
    'All',
    'Next',
    'Done',
    'Ends',
    'Ended',
    'Open',
    'Confirmed',
    'Closed',
    'It has to end after it begins.',
    'Moderate',
    'Heavy',
    'heavy',
    'Light',
    'Low',
    'low',
    'high',
    'Keep it',
    'Leave it',
    'Remove it',
    'Clear',
    'Clear all',
    'Show all {n}',

    'Best rated',
    'Booked',
    'Counted in',
    'None of these',
    'Ayurvedic',
    'Not swallowed',
    'Settled',
  ],
  'has another meaning there': [
    'A product',
    'Fits',
    'All right',
    'Contact',
    'Home',
    'Order',
    'Ordered',
    'Plan',
    'Plans',
    'Trial',
    'Your plan',
    'Free Trial',
    'Words',
    'For',
    'What',
    'About',
    'Details',
    'Title',
    'From',
    'Form',
    'Subscribe',
    'Hours',
    'Family',
    'Fine',
    'Energy',
    'More energy',
    'Powder',
    'powder',
    'Options',
    'Size',
    'Stop here',
    'Cooking',
    'Aim',
    'Nuts and seeds',
    'How far back',
    'Payment due',
    'Nutritionist consultations',
  ],
  'speaks as, to or of another person': [
    'Female',
    'Male',
    'Pregnant',
    'Trying for a baby',
    'Breastfeeding',
    'Gave birth in the last six weeks',
    'I am pregnant',
    'Confused',
    'Return received',
    'Return requested',
    'Return accepted',
  ],
  'is short where there is little room': [
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
    'Blood pressure',
    'Blood sugar',
  ],
};

/** Files whose every message of three words or more is read back; the names of medicines and illnesses whole. */
export const readBack =
  /^(shop\/(advice|reasons|interaction-advice|safety|terms|medicine-classes)|knowledge\/(alerts|red-flags)|assessment\/red-flags|fasting\/screening|health\/(urgent|no-less|reading-answers)|shell\/refusals-no-less|red-flags\/answers|medicines\/rhythms|labels\/known|(warnings|herb-cautions|remedy-cautions)\/[\w-]+)$/;
export const readBackNames = /^(shop\/(terms|medicine-classes)|herb-cautions\/side-effects)$/;
/** Files in which the messages that warn are read back. */
export const readBackWarnings =
  /^(knowledge\/(herbs|remedies)|assessment\/(meanings|plan|mind|suggestions|results|habits)|fasting\/(fasting|stages|insights|dashboard)|nutrition\/(plan-texts|plan-tips|plans|calculator|weight)|health\/(medicines|reading-log)|shell\/(chat|previews|refusals-health)|shop\/shop)$/;
export const warning =
  /\b(do not|don’t|never|stop|avoid|not for|emergency|clinician|doctor|pregnan\w*|breastfe\w*|doses?|poison\w*|ambulance|hospital|harm|danger|warning|unsafe|safe)\b/i;
/** Sentences that are no warnings and warn all the same: steps, uses and summaries that say what must not be or comes first. */
export const warnsInPassing =
  /\b(never|ever|do not|no|not|nothing|only|stop|end at once|avoid|at most|safer?|surer|(protects|is) better|first(?=[.,]| that| and)|advise against|warning|raises|clinics?|clinician|dentist|pharmac\w+|hospital|medicines|any medicine|tablets?|child|children|baby|throw|slip|dizzy|inner arm|behind the ear|test it|exactly|poison\w*|danger\w*|harm\w*|livers?|pregnan\w*|burns?|fits|can (irritate|blister))\b/i;
