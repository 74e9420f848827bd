import { advice } from './advice.ts';
import { terms } from './terms.ts';

/** What the database says: shelves, forms, uses, answers about coupons; and the names the safety check lists. */
export const known = {
  ...advice,
  ...terms,
  // Shelves of the shop
  'Herbs & Spices': 'Mimea dawa na viungo',
  Superfoods: 'Vyakula bora',
  Supplements: 'Virutubisho vya ziada',
  Teas: 'Chai',
  'Oils & Butters': 'Mafuta na siagi',
  // Forms
  Butter: 'Siagi',
  Capsule: 'Kapsuli',
  Dried: 'Iliyokaushwa',
  Flour: 'Unga',
  Gel: 'Jeli',
  Honey: 'Asali',
  Oil: 'Mafuta',
  Powder: 'Poda',
  Seed: 'Mbegu',
  Snack: 'Kitafunio',
  Tablet: 'Tembe',
  Tea: 'Chai',
  Whole: 'Nzima',
  // Uses
  Digestion: 'Mmeng’enyo wa chakula',
  'Sleep and calm': 'Usingizi na utulivu',
  Skin: 'Ngozi',
  Hair: 'Nywele',
  'Energy and morning': 'Nguvu na asubuhi',
  'Cold season': 'Msimu wa baridi na mafua',
  Cooking: 'Kupika',
  'Porridge and baking': 'Uji na kuoka',
  // Delivery areas
  'Around Nairobi': 'Viunga vya Nairobi',
  'Central, Eastern and Rift Valley': 'Kati, Mashariki na Bonde la Ufa',
  'Western and Nyanza': 'Magharibi na Nyanza',
  Coast: 'Pwani',
  'North and remote areas': 'Kaskazini na maeneo ya mbali',
  // Coupons
  'We do not know this code.': 'Hatuujui msimbo huu.',
  'This code is not valid yet.': 'Msimbo huu bado haujaanza kutumika.',
  'This code has ended.': 'Muda wa msimbo huu umekwisha.',
  'This code has been used up.': 'Msimbo huu umetumika kikamilifu.',
  'This code is for a first order.': 'Msimbo huu ni wa oda ya kwanza.',
  'You have used this code already.': 'Tayari umeutumia msimbo huu.',
} as const;
