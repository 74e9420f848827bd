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
  'The shop sent an answer we could not read. Please try again.':
    'Jibu la duka halikusomeka. Tafadhali jaribu tena.',
  'Thank you': 'Asante',
  'Try again': 'Jaribu tena',
  Undo: 'Tendua',
  'We no longer sell this.': 'Hatuuzi tena bidhaa hii.',
  'Your list': 'Orodha yako',
  '{n} product': 'Bidhaa {n}',
  '{n} products': 'Bidhaa {n}',
} as const;
