import { notices } from '../../../../supabase/functions/_shared/kiswahili/notices.ts';
import { reminders } from '../../../../supabase/functions/_shared/kiswahili/reminders.ts';
import { careRefusals } from './refusals-care.ts';
import { deskRefusals } from './refusals-desk.ts';
import { healthRefusals } from './refusals-health.ts';
import { mpesaRefusals } from './refusals-mpesa.ts';
import { noLessRefusals } from './refusals-no-less.ts';
import { refundRefusals } from './refusals-refunds.ts';
import { shopRefusals } from './refusals-shop.ts';

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
