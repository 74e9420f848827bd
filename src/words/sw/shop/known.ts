import { advice } from './advice.ts';
import { reasons } from './reasons.ts';
import { terms } from './terms.ts';

/** What the database says: shelves, forms, uses; and the names the safety check lists. */
export const known = {
  ...advice,
  ...reasons,
  ...terms,
  // Shelves of the shop
  'Herbs & Spices': 'Mitishamba na viungo',
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
} as const;
