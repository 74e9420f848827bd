import { notices } from '../../../supabase/functions/_shared/kiswahili/notices.ts';
import { reminders } from '../../../supabase/functions/_shared/kiswahili/reminders.ts';
import { desks } from './shell/desks.ts';
import { failures, frame, notifications, pieces } from './shell/frame.ts';
import { chat, faq, info } from './shell/info.ts';
import { landing, plans, previews } from './shell/landing.ts';
import { deskRefusals } from './shell/refusals-desk.ts';
import { careRefusals, healthRefusals, noLessRefusals } from './shell/refusals-health.ts';
import { mpesaRefusals, refundRefusals } from './shell/refusals-payments.ts';
import { shopRefusals } from './shell/refusals-shop.ts';

/** What several parts of the frame and of the open pages say. */
export const common = {
  'Try again': 'Jaribu tena',
  Error: 'Hitilafu',
  Loading: 'Inapakia',
  'Loading...': 'Inapakia...',
  'Just now': 'Sasa hivi',
  'This device': 'Kifaa hiki',
  'Usage figures': 'Takwimu za matumizi',
  Shop: 'Duka',
  'Visit the shop': 'Tembelea duka',
  'Go Home': 'Rudi mwanzo',
  'Sign In': 'Ingia',
  'Start the free trial': 'Anza kipindi cha majaribio',
  'Write to us': 'Tuandikie',
  Contact: 'Wasiliana',
  FAQ: 'Maswali',
  Help: 'Msaada',
  Notifications: 'Arifa',
  'AI Herbalist': 'Mshauri wa Mimea wa AI',
  'Improve digestion': 'Boresha usagaji wa chakula',
  'Better sleep': 'Usingizi bora',
  'Boost immunity': 'Imarisha kinga ya mwili',
  'Reduce stress': 'Punguza msongo wa mawazo',
  'You seem to be offline. Check your connection and try again.':
    'Inaonekana uko nje ya mtandao. Angalia muunganisho wako kisha ujaribu tena.',
  'Something went wrong on our side. Please try again.': 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
} as const;

/**
 * What the database, the functions and the pages of the law say. A `{place}` stands for what is filled in there; its name
 * decides what fits (sentences.ts). What is told by push and mail too lies with the functions that deliver it.
 */
export const known = {
  ...shopRefusals,
  ...mpesaRefusals,
  ...refundRefusals,
  ...healthRefusals,
  ...noLessRefusals,
  ...careRefusals,
  ...deskRefusals,
  ...notices,
  ...reminders,
  'Your orders': 'Oda zako',
  'The full policy': 'Sera kamili',
  // Shelves of the shop
  'Herbs & Spices': 'Mitishamba na viungo',
  Superfoods: 'Vyakula bora',
  Supplements: 'Virutubisho vya ziada',
  Teas: 'Chai',
  'Oils & Butters': 'Mafuta na siagi',
  'Leaves, roots, barks and spices, dried slowly and packed in small batches.':
    'Majani, mizizi, magome na viungo, vilivyokaushwa polepole na kufungashwa kidogo kidogo.',
  'Flours, seeds, nuts and fruit that have fed Kenyan homes for generations.':
    'Unga, mbegu, njugu na matunda ambayo yamelisha nyumba za Kenya kwa vizazi vingi.',
  'Vitamins, minerals and plant capsules with plain labels and honest limits.':
    'Vitamini, madini na kapsuli za mimea zenye lebo zilizo wazi na mipaka ya kweli.',
  'Kenyan leaf and caffeine-free infusions for the morning, the afternoon and bedtime.':
    'Majani ya chai ya Kenya na chai zisizo na kafeini za asubuhi, alasiri na wakati wa kulala.',
  'Cold-pressed oils and butters for the pan, the skin and the hair.':
    'Mafuta na siagi zilizokamuliwa bila joto, za kupikia, za ngozi na za nywele.',
  // Devices
  'iPhone or iPad': 'iPhone au iPad',
} as const;

/** The frame around the pages, common pieces, the open pages, and what can go wrong anywhere. */
export const words = {
  ...common,
  ...pieces,
  ...failures,
  ...frame,
  ...desks,
  ...plans,
  ...landing,
  ...previews,
  ...info,
  ...faq,
  ...chat,
  ...notifications,
  ...known,
} as const;
