import { contentDesk, contentForms } from './desk/content.ts';
import { orderDesk, orderSentences, returnDesk } from './desk/orders.ts';
import { paymentDesk } from './desk/payment-desk.ts';
import { productDesk, productForm, productImport } from './desk/products.ts';
import { refunds } from './desk/refunds.ts';
import { figures, reviewDesk, shopSettings, tax } from './desk/shop-settings.ts';
import { contentTerms, faults, shelves } from './desk/terms.ts';
import { herbChoices } from './shared.ts';

/** What several desks say. */
export const common = {
  'Try again': 'Jaribu tena',
  Add: 'Ongeza',
  Address: 'Anwani',
  All: 'Zote',
  'All products': 'Bidhaa zote',
  'All saved': 'Yote yamehifadhiwa',
  Details: 'Maelezo zaidi',
  Draft: 'Rasimu',
  Ingredients: 'Viambato',
  Loading: 'Inapakia',
  Name: 'Jina',
  'Nothing was changed': 'Hakuna kilichobadilishwa',
  Products: 'Bidhaa',
  Publish: 'Chapisha',
  Published: 'Imechapishwa',
  Reject: 'Kataa',
  Rejected: 'Imekataliwa',
  Save: 'Hifadhi',
  Saved: 'Imehifadhiwa',
  State: 'Hali',
  Stock: 'Akiba',
  Summary: 'Muhtasari',
  'This is missing.': 'Hii haijajazwa.',
  'Refund due': 'Pesa za kurudishwa',
  'Packing slips': 'Karatasi za mizigo',
  Cancelled: 'Imeghairiwa',
  Orders: 'Oda',
  'On the way': 'Iko njiani',
  Returns: 'Kurudisha bidhaa',
  'Placed {day}': 'Iliwekwa {day}',
  'Enter whole shillings': 'Andika shilingi bila senti',
  'Send the money first, then note it here. The buyer is told.':
    'Tuma pesa kwanza, kisha andika hapa. Mnunuzi anajulishwa.',
  Ended: 'Imekwisha',
  'Botanical name': 'Jina la kisayansi',
  Form: 'Umbo',
  Herbs: 'Mitishamba',
  Kind: 'Aina',
  Limits: 'Viwango',
  Title: 'Kichwa',
  'What it is': 'Ni nini',
} as const;

/** The pages around the desks. */
export const deskPages = {
  Today: 'Leo',
  'Mizizi, version {version}': 'Mizizi, toleo la {version}',
  'All orders': 'Oda zote',
  'The order could not be loaded': 'Hatukuweza kupakia oda',
  'Loading the order': 'Inapakia oda',
  'Packing slip': 'Karatasi ya mzigo',
  'Deliver to': 'Peleka kwa',
  Payment: 'Malipo',
  'Cash on delivery.': 'Atalipa pesa taslimu akiletewa.',
  'By M-Pesa.': 'Kwa M-Pesa.',
  Items: 'Bidhaa',
  History: 'Historia',
  Notes: 'Maelezo',
  'The buyer': 'Mnunuzi',
  'Ordered without an account.': 'Aliagiza bila akaunti.',
  Payments: 'Malipo',
  'Waiting for you': 'Yanakusubiri',
  'M-Pesa statement': 'Taarifa ya M-Pesa',
  'Statement lines and payments': 'Mistari ya taarifa na malipo',
  'Returns by state': 'Bidhaa zinazorudishwa kwa hali',
  Figures: 'Takwimu',
  'Each period beside the one of the same length before it.':
    'Kila kipindi kando ya kipindi cha urefu sawa kilichotangulia.',
  Shop: 'Duka',
  Visits: 'Ziara',
  'Speed and errors': 'Kasi na hitilafu',
  Team: 'Timu',
  'Enter your password once more to change the team.':
    'Weka nenosiri lako mara nyingine ili kubadilisha timu.',
  'Who works here, and what each may do. Nobody can act in somebody else’s name.':
    'Nani anafanya kazi hapa, na kila mmoja anaruhusiwa nini. Hakuna anayeweza kutenda kwa jina la mwingine.',
  'Second step': 'Hatua ya pili',
  'A code of the telephone beside the password. Where you ask for it, a stolen password opens no desk.':
    'Msimbo wa simu pamoja na nenosiri. Ukiuhitaji, nenosiri lililoibwa halifungui dawati lolote.',
  'Telephone and codes lost': 'Simu na misimbo imepotea',
  'For customers and colleagues who cannot give a code any more.':
    'Kwa wateja na wafanyakazi wenzako wasioweza tena kuweka msimbo.',
  'Take somebody in': 'Ongeza mtu kwenye timu',
} as const;

/** What the database says on the desks. */
export const known = {
  ...contentTerms,
  ...herbChoices,
  ...faults,
  ...orderSentences,
  ...shelves,
} as const;

/** The desks of the owner and the team. */
export const words = {
  ...common,
  ...contentDesk,
  ...contentForms,
  ...shopSettings,
  ...reviewDesk,
  ...productImport,
  ...productForm,
  ...productDesk,
  ...known,
  ...orderDesk,
  ...paymentDesk,
  ...refunds,
  ...returnDesk,
  ...figures,
  ...tax,
  ...deskPages,
} as const;
