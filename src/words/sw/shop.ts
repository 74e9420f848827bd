import { advice } from './shop/advice.ts';
import { cart, delivery, returns } from './shop/cart.ts';
import { payments } from './shop/payments.ts';
import { reviews, shop, wishlist } from './shop/products.ts';
import { reasons } from './shop/reasons.ts';
import { safety } from './shop/safety.ts';
import { terms } from './shop/terms.ts';

/** What several features of the shop say. */
export const common = {
  'Add to cart': 'Weka kikapuni',
  Cancel: 'Ghairi',
  Coupon: 'Kuponi',
  Delivery: 'Usafirishaji',
  'Look around the shop': 'Tazama dukani',
  'Newest first': 'Mpya zaidi kwanza',
  'Quantity of {name}': 'Idadi ya {name}',
  'Remove it': 'Iondoe',
  'Remove {name}': 'Ondoa {name}',
  'Removed <b>{name}</b>': 'Umeondoa <b>{name}</b>',
  'Sold out': 'Imekwisha',
  'Thank you': 'Asante',
  'Try again': 'Jaribu tena',
  Undo: 'Tendua',
  'We no longer sell this.': 'Hatuuzi tena bidhaa hii.',
  'Your list': 'Orodha yako',
  '{n} product': 'Bidhaa {n}',
  '{n} products': 'Bidhaa {n}',
  'Add all {n} to the cart': 'Weka zote {n} kikapuni',
  'Add<quiet> {name}</quiet>': 'Ongeza<quiet> {name}</quiet>',
  'Remove<quiet> {name}</quiet>': 'Ondoa<quiet> {name}</quiet>',
  'Open the cart': 'Fungua kikapu',
  'From the shop': 'Kutoka dukani',
  'Moringa, fenugreek…': 'Moringa, uwatu…',
  '{n} products, one of each': 'Bidhaa {n}, moja ya kila aina',
} as const;

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

/** The shop, the cart, the wishlist, reviews, paying, and the check against one's own medicines. */
export const words = {
  ...common,
  ...shop,
  ...cart,
  ...wishlist,
  ...reviews,
  ...safety,
  ...payments,
  ...delivery,
  ...returns,
  ...known,
} as const;
